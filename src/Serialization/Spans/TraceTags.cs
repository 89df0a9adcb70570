namespace SpanPack;

/// <summary>Tags of a trace as a whole. Those that begin with <c>_dd.p.</c> are propagated and go on the first span of every chunk, others on the local root.</summary>
/// <remarks>Set by one thread at a time; may be read by writers meanwhile.</remarks>
public sealed class TraceTags
{
    private CustomTags<string?> _tags;

    /// <summary>Gets or sets a tag; setting <see langword="null"/> removes it.</summary>
    /// <param name="name">The key; not null.</param>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public string? this[string name]
    {
        get
        {
            ArgumentNullException.ThrowIfNull(name);
            return _tags.Get(name);
        }

        set
        {
            ArgumentNullException.ThrowIfNull(name);
            HasLocalRootTags |= value is not null && !IsPropagated(ReservedNames.Find(name)); // before writers can see the tag
            _tags.Set(name, value, shadows: false);
        }
    }

    /// <summary>Whether a tag was ever set that goes on the local root.</summary>
    internal bool HasLocalRootTags { get; private set; }

    internal ReadOnlySpan<CustomTag<string?>> Entries => _tags.Entries;

    internal string? Scan(string name) => _tags.Scan(name);

    internal static bool IsPropagated(byte reserved)
        => reserved is ReservedNames.Propagated or ReservedNames.DecisionMaker or ReservedNames.TraceIdUpper;

    /// <summary>Whether a tag of that name is set and goes on a span: propagated ones on the first, others on the local root.</summary>
    internal bool Owns(string name, bool propagated, bool localRoot)
    {
        foreach (ref readonly CustomTag<string?> tag in Entries)
        {
            if (tag.Value is not null && (IsPropagated(tag.Reserved) ? propagated : localRoot) && tag.Key == name) return true;
        }

        return false;
    }
}
