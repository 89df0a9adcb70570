namespace SpanPack;

/// <content>The typed tags, and how they exchange values with named tags while a writer may run.</content>
public sealed partial class Span
{
    private SpanTags? _tags;

    /// <summary>
    /// Gets or sets the typed tags. Earlier named tags move to the unset slots of the new object with their names. The object belongs to
    /// this span alone.
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

    /// <summary>Returns the typed tags together with the named tags that belong to them: no name is in both.</summary>
    /// <remarks>
    /// The lists are read first. A thread that assigns other typed tags first clears the named tags that these own, and then changes
    /// copies. If the lists were replaced meanwhile, a name may occur twice, so they are read again.
    /// </remarks>
    internal SpanTags? ReadTags(out ReadOnlySpan<CustomTag<string?>> strings, out ReadOnlySpan<CustomTag<MetricValue>> metrics)
    {
        while (true)
        {
            int renewals = _strings.Renewals;
            strings = _strings.Entries;
            metrics = CustomMetrics;
            SpanTags? tags = Volatile.Read(ref _tags);
            if (renewals == _strings.Renewals) return tags;
        }
    }

    private void RenewCustomTags()
    {
        _metrics?.Tags.Renew();
        _strings.Renew(); // last: readers compare how often that was done
    }

    private void MoveCustomTagsTo(SpanTags tags)
    {
        foreach (ref readonly CustomTag<string?> tag in _strings.Entries)
        {
            if (tag.Value is { } text) MoveTo(tags, tag.Key, text);
        }

        foreach (ref readonly CustomTag<MetricValue> tag in CustomMetrics)
        {
            if (!tag.Value.TryGet(out double number) || !tags.Owns(tag.Key)) continue;
            _metrics!.Tags.Remove(tag.Key);
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
