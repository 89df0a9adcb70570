namespace SpanPack;

public sealed partial class Span
{
    private SpanTags? _tags;
    private CustomTags<string?> _strings;
    private CustomTags<MetricValue> _metrics;
    private int _renewals; // how often the lists above were replaced

    /// <summary>
    /// Gets or sets the typed tags. Tags set by name before go to the slots of the new object that have their name and are unset.
    /// The object belongs to this span alone.
    /// </summary>
    public SpanTags? Tags
    {
        get => _tags;
        set
        {
            bool renews = _tags is not null;
            if (value is not null) MoveCustomTagsTo(value); // nobody else sees it yet
            Volatile.Write(ref _tags, value);
            if (renews) RenewCustomTags();
        }
    }

    internal ReadOnlySpan<CustomTag<string?>> CustomStrings => _strings.Entries;

    internal ReadOnlySpan<CustomTag<MetricValue>> CustomMetrics => _metrics.Entries;

    /// <summary>Whether a numeric tag is 1. Safe while another thread sets tags.</summary>
    internal bool HasMark(string name) => (_tags?.GetNumber(name) ?? _metrics.Scan(name).Number) == 1;

    internal ReadOnlySpan<CustomTag<byte[]?>> MetaStruct => _extras is { } extras ? extras.MetaStruct.Entries : default;

    internal ReadOnlySpan<CustomTag<TypedAttribute?>> TypedAttributes => _extras is { } extras ? extras.Attributes.Entries : default;

    /// <summary>Sets a string tag; replaces a number of that name.</summary>
    /// <remarks>A name that a typed slot of <see cref="Tags"/> owns goes to that slot; the constant tags of a tag class cannot be changed.</remarks>
    /// <param name="name">The key on the wire; not null. The agent cuts keys after 200 bytes.</param>
    /// <param name="value">The text; <see langword="null"/> removes the tag.</param>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public void SetTag(string name, string? value)
    {
        ArgumentNullException.ThrowIfNull(name);
        bool shadows = false;
        if (Tags is { } tags && tags.TrySet(name, value, out shadows)) value = null; // the slot has it now
        _metrics.Remove(name);
        _extras?.Attributes.Remove(name);
        _strings.Set(name, value, shadows);
    }

    /// <summary>Sets a numeric tag; replaces a text of that name.</summary>
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
        _extras?.Attributes.Remove(name);
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
        return tags.GetNumber(name) is null ? tags.GetString(name) ?? _strings.Get(name) : null; // a number hides text that its slot could not hold
    }

    /// <summary>Gets a numeric tag, typed or custom.</summary>
    /// <param name="name">The key; not null.</param>
    /// <returns>The number, or <see langword="null"/> when the tag is unset or a text.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public double? GetMetric(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        return Tags?.GetNumber(name) ?? _metrics.Get(name).Number;
    }

    /// <summary>Sets structured data (<c>meta_struct</c>).</summary>
    /// <param name="name">The key, such as <c>appsec</c>; not null.</param>
    /// <param name="messagePack">
    /// A complete MessagePack document, conventionally a map with string keys, not copied: it must not change. <see langword="null"/> removes it.
    /// </param>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public void SetMetaStruct(string name, byte[]? messagePack)
    {
        ArgumentNullException.ThrowIfNull(name);
        MakeExtras().MetaStruct.Set(name, messagePack, shadows: false);
    }

    /// <summary>Gets structured data (<c>meta_struct</c>).</summary>
    /// <param name="name">The key; not null.</param>
    /// <returns>The document, or <see langword="null"/> when there is none.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public byte[]? GetMetaStruct(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        return _extras?.MetaStruct.Get(name);
    }

    /// <summary>Gets the keys of the structured data (<c>meta_struct</c>), in the order of their first use.</summary>
    public IEnumerable<string> GetMetaStructNames()
    {
        for (int i = 0; i < MetaStruct.Length; i++)
        {
            if (MetaStruct[i].Value is not null) yield return MetaStruct[i].Key;
        }
    }

    /// <summary>Sets an attribute with its type; replaces a text or number of that name. Text, doubles and binary data are the string tags, numeric tags and structured data that every format knows.</summary>
    /// <remarks>
    /// Booleans, integers, arrays and lists of pairs keep their type in v1.0; other formats get them as text or numbers. Where <see cref="Tags"/> have the
    /// name, a slot that is set later hides the attribute, and a constant tag stays as it is.
    /// </remarks>
    /// <param name="name">The key; not null.</param>
    /// <param name="value">The value.</param>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public void SetAttribute(string name, TagValue value)
    {
        ArgumentNullException.ThrowIfNull(name);
        switch (value.Kind)
        {
            case TagValueKind.String:
                SetTag(name, value.AsString());
                break;
            case TagValueKind.Double:
                SetMetric(name, value.AsDouble());
                break;
            case TagValueKind.Bytes:
                SetMetaStruct(name, value.AsBytes().ToArray());
                break;
            default:
                SetTag(name, null);
                if (_tags is { } tags && tags.IsSet(name)) break; // a constant
                MakeExtras().Attributes.Set(name, new TypedAttribute(value), shadows: false);
                break;
        }
    }

    /// <summary>Gets an attribute whose type only v1.0 knows: a Boolean, an integer, an array or a list of pairs.</summary>
    /// <param name="name">The key; not null.</param>
    /// <returns>The value, or <see langword="null"/>.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public TagValue? GetTypedAttribute(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        return _extras?.Attributes.Get(name)?.Value;
    }

    /// <summary>Gets the keys of the attributes that <see cref="GetTypedAttribute"/> has, in the order of their first use.</summary>
    public IEnumerable<string> GetTypedAttributeNames()
    {
        for (int i = 0; i < TypedAttributes.Length; i++)
        {
            if (TypedAttributes[i].Value is not null) yield return TypedAttributes[i].Key;
        }
    }

    /// <summary>Enumerates all string tags, typed first, as they would be written without automatic tags. Allocates nothing.</summary>
    public StringTagEnumerator EnumerateTags() => new(this);

    /// <summary>Enumerates all numeric tags, typed first, as they would be written without automatic tags. Allocates nothing.</summary>
    public MetricEnumerator EnumerateMetrics() => new(this);

    /// <summary>Takes the typed tags together with the tags set by name that go with them: no name is in both.</summary>
    /// <remarks>
    /// The lists are read first. A thread that assigns others has cleared what those own in the lists before, and from then on changes copies. Where
    /// the lists were replaced meanwhile, more than once may be, so they are read again.
    /// </remarks>
    internal SpanTags? ReadTags(out ReadOnlySpan<CustomTag<string?>> strings, out ReadOnlySpan<CustomTag<MetricValue>> metrics)
    {
        while (true)
        {
            int renewals = Volatile.Read(ref _renewals);
            strings = _strings.Entries;
            metrics = _metrics.Entries;
            SpanTags? tags = Volatile.Read(ref _tags);
            if (renewals == Volatile.Read(ref _renewals)) return tags;
        }
    }

    private void SetCustomMetric(string name, double? value)
    {
        if (value is { } number) _metrics.Set(name, new MetricValue(number), shadows: false);
        else _metrics.Remove(name);
    }

    private void RenewCustomTags()
    {
        _strings.Renew();
        _metrics.Renew();
        Volatile.Write(ref _renewals, _renewals + 1);
    }

    private void MoveCustomTagsTo(SpanTags tags)
    {
        foreach (ref readonly CustomTag<string?> tag in _strings.Entries)
        {
            if (tag.Value is { } text) MoveTo(tags, tag.Key, text);
        }

        foreach (ref readonly CustomTag<MetricValue> tag in _metrics.Entries)
        {
            if (!tag.Value.TryGet(out double number) || !tags.Owns(tag.Key)) continue;
            _metrics.Remove(tag.Key);
            if (!tags.IsSet(tag.Key)) tags.TrySet(tag.Key, number);
        }
    }

    // Away from here before it is there: a writer on another thread may miss the tag, but must not write it twice.
    private void MoveTo(SpanTags tags, string name, string text)
    {
        bool shadows = false;
        if (tags.Owns(name))
        {
            _strings.Remove(name);
            if (tags.IsSet(name) || tags.TrySet(name, text, out shadows)) return;
        }

        _strings.Set(name, text, shadows);
    }
}
