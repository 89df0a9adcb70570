namespace SpanPack;

public sealed partial class Span
{
    private CustomTags<string?> _strings;
    private NumberTags? _metrics;

    internal ReadOnlySpan<CustomTag<string?>> CustomStrings => _strings.Entries;

    internal ReadOnlySpan<CustomTag<MetricValue>> CustomMetrics
        => Volatile.Read(ref _metrics) is { } metrics ? metrics.Tags.Entries : default;

    /// <summary>Gets whether a name may be set as text and as a number. Formats with one list for both then write the number.</summary>
    internal bool HasTwins { get; set; }

    /// <summary>Returns whether a numeric tag is 1. Safe while another thread sets tags.</summary>
    internal bool HasMark(string name) => (_tags?.GetNumber(name) ?? ScanNumber(name)) == 1;

    /// <summary>Sets a string tag; replaces any value of that name.</summary>
    /// <remarks>
    /// A name that a typed slot of <see cref="Tags"/> owns goes to that slot; the constant tags of a tag class cannot be changed.
    /// </remarks>
    /// <param name="name">The key on the wire; not null. The agent cuts keys after 200 bytes.</param>
    /// <param name="value">The text; <see langword="null"/> removes the tag.</param>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public void SetTag(string name, string? value)
    {
        ArgumentNullException.ThrowIfNull(name);
        bool shadows = false;
        if (Tags is { } tags && tags.TrySet(name, value, out shadows)) value = null; // the slot has it now
        _metrics?.Tags.Remove(name);
        RemoveUncommon(name);
        _strings.Set(name, value, shadows);
    }

    /// <summary>Sets a numeric tag; replaces any value of that name.</summary>
    /// <remarks>
    /// A name that a typed slot of <see cref="Tags"/> owns goes to that slot; the constant tags of a tag class cannot be changed.
    /// The wire has float 64 only: whole numbers beyond 2^53 lose precision.
    /// </remarks>
    /// <param name="name">The key on the wire; not null. The agent cuts keys after 200 bytes.</param>
    /// <param name="value">The number; <see langword="null"/> removes the tag.</param>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public void SetMetric(string name, double? value)
    {
        ArgumentNullException.ThrowIfNull(name);
        if (Tags is { } tags && tags.TrySet(name, value)) value = null;
        _strings.Remove(name);
        RemoveUncommon(name);
        SetCustomMetric(name, value);
    }

    /// <summary>Gets a string tag, typed, constant or custom.</summary>
    /// <param name="name">The key; not null.</param>
    /// <returns>The text, or <see langword="null"/> when the tag is unset or a number.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public string? GetTag(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        if (Tags is not { } tags) return _strings.Get(name);
        // a number hides text that its slot could not hold
        return tags.GetNumber(name) is null ? tags.GetString(name) ?? _strings.Get(name) : null;
    }

    /// <summary>Gets a numeric tag, typed or custom.</summary>
    /// <param name="name">The key; not null.</param>
    /// <returns>The number, or <see langword="null"/> when the tag is unset or a text.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public double? GetMetric(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        return Tags?.GetNumber(name) ?? _metrics?.Tags.Get(name).Number;
    }

    /// <summary>Enumerates all string tags, typed first, as they would be written without automatic tags. Allocates nothing.</summary>
    public StringTagEnumerator EnumerateTags() => new(ReadTags(out ReadOnlySpan<CustomTag<string?>> texts, out _), texts);

    /// <summary>Enumerates all numeric tags, typed first, as they would be written without automatic tags. Allocates nothing.</summary>
    public MetricEnumerator EnumerateMetrics() => new(ReadTags(out _, out ReadOnlySpan<CustomTag<MetricValue>> numbers), numbers);

    /// <summary>Adds a text if the name has none or an empty one, and keeps a number of the name.</summary>
    internal void AddTextIfFree(TagKey name, string value)
    {
        int place = _strings.Find(name.Name);
        if (place < 0)
        {
            _strings.Append(name, value);
        }
        else
        {
            ref string? held = ref _strings.At(place);
            if (string.IsNullOrEmpty(held)) held = value;
        }

        HasTwins |= ScanNumber(name.Name) is not null;
    }

    /// <summary>Adds a text if the span has no value of the name.</summary>
    /// <param name="name">The name.</param>
    /// <param name="value">The text.</param>
    /// <param name="mayBeTyped">Whether a typed tag may have the name.</param>
    /// <param name="expected">The expected number of texts, this one included.</param>
    internal void AddMissing(TagKey name, string value, bool mayBeTyped, int expected)
    {
        bool isNew = !mayBeTyped && Extras is null && _strings.Find(name.Name) < 0 && ScanNumber(name.Name) is null;
        if (isNew) _strings.Append(name, value, expected: expected);
        else if (GetAttribute(name.Name) is null) SetTag(name.Name, value);
    }

    /// <summary>Adds a number if the name has none, and keeps a text of the name.</summary>
    internal void AddNumberIfFree(TagKey name, double value)
    {
        ref CustomTags<MetricValue> metrics = ref MakeMetrics();
        int place = metrics.Find(name.Name);
        if (place < 0)
        {
            metrics.Append(name, new MetricValue(value));
        }
        else
        {
            ref MetricValue held = ref metrics.At(place);
            if (!held.TryGet(out _)) held = new MetricValue(value);
        }

        HasTwins |= !_strings.Entries.IsEmpty && _strings.Scan(name.Name) is not null;
    }

    /// <summary>Returns a text that was set by name.</summary>
    internal string? ScanText(string name) => _strings.Scan(name);

    /// <summary>Returns a number that was set by name.</summary>
    internal double? ScanNumber(string name) => Volatile.Read(ref _metrics)?.Tags.Scan(name).Number;

    private void RemoveUncommon(string name)
    {
        if (Extras is not { } extras) return;
        extras.Attributes.Remove(name);
        extras.MetaStruct.Remove(name);
    }

    private void SetCustomMetric(string name, double? value)
    {
        if (value is { } number) MakeMetrics().Set(name, new MetricValue(number), shadows: false);
        else _metrics?.Tags.Remove(name);
    }

    private ref CustomTags<MetricValue> MakeMetrics()
    {
        if (_metrics is null) Volatile.Write(ref _metrics, new NumberTags());
        return ref _metrics!.Tags;
    }
}
