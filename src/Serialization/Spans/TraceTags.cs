using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Tags of a trace as a whole. Those that start with <c>_dd.p.</c> are propagated and written on the first span of every chunk, others on
/// the local root.
/// </summary>
/// <remarks>Set by one thread at a time; may be read by writers meanwhile.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
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
            _tags.Set(name, value, shadows: false);
        }
    }

    internal ReadOnlySpan<CustomTag<string?>> Entries => _tags.Entries;

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns><c>{name: value, name: value}</c>.</returns>
    public override string ToString()
    {
        var tags = new List<string>();
        foreach (ref readonly CustomTag<string?> tag in Entries)
        {
            if (tag.Value is { } value) tags.Add($"{tag.Key}: {value}");
        }

        return $"{{{string.Join(", ", tags)}}}";
    }

    internal string? Scan(string name) => _tags.Scan(name);

    internal static bool IsPropagated(byte reserved)
        => reserved is ReservedNames.Propagated or ReservedNames.DecisionMaker or ReservedNames.TraceIdUpper;
}
