namespace SpanPack;

/// <content>Copies: for writing, with all that they can share, and for changes.</content>
public sealed partial class Span
{
    /// <summary>Returns a copy with another resource, which shares the tags: for writing, not for changes.</summary>
    /// <param name="resource">The resource.</param>
    /// <param name="room">The span to fill; null for a new one.</param>
    internal Span WithResource(string? resource, Span? room = null)
    {
        Span shown = room ?? new Span();
        shown.Show(this);
        shown.Resource = resource;
        return shown;
    }

    /// <summary>Returns a copy whose texts can be changed by <see cref="ReplaceText"/>, and which shares all other parts.</summary>
    /// <param name="room">The span to fill; null for a new one.</param>
    internal Span WithTexts(Span? room = null)
    {
        Span copy = room ?? new Span();
        copy.Show(this);
        if (copy._tags is { } tags)
        {
            if (TagLayout.Of(tags).TryCopy(tags) is not { } texts) return Copy();
            copy._tags = texts;
        }

        copy._strings.Renew();
        return copy;
    }

    /// <summary>Returns a copy with all tags set by name, which can be changed independently.</summary>
    internal Span Copy()
    {
        var copy = new Span { LastParentId = LastParentId, ServiceSource = ServiceSource, V1Fields = V1Fields };
        copy.TakeFields(this);
        if (_tags is null) CopyTags(copy);
        else CopyAllTags(copy);
        foreach (ref readonly CustomTag<byte[]?> entry in MetaStruct)
        {
            if (entry.Value is { } value) copy.AddMetaStruct(entry.Name, value);
        }

        foreach (ref readonly CustomTag<TypedAttribute?> entry in TypedAttributes)
        {
            if (entry.Value is { } attribute && (_tags is not { } tags || !tags.IsSet(entry.Key)))
                copy.AddTypedAttribute(entry.Name, attribute.Value);
        }

        foreach (SpanLink link in Links) copy.AddLink(link);
        foreach (SpanEvent spanEvent in Events) copy.AddEvent(spanEvent);
        return copy;
    }

    /// <summary>Takes all values of a span, and shares its tags.</summary>
    /// <remarks>Another thread may set those: they are read in the order of <see cref="ReadTags"/>.</remarks>
    internal void Show(Span span)
    {
        TakeFields(span);
        Extras = span.Extras;
        int renewals;
        do
        {
            renewals = span._strings.Renewals;
            _strings = span._strings.Share();
            _metrics = Volatile.Read(ref span._metrics);
            _tags = Volatile.Read(ref span._tags);
        }
        while (renewals != span._strings.Renewals);
    }

    // All but tags and the rarely used parts.
    private void TakeFields(Span span)
    {
        _head = span._head;
        Numbers = span.Numbers;
        (TraceIdUpper, TraceIdLower) = (span.TraceIdUpper, span.TraceIdLower);
        (_isLocalRoot, _life, HasTwins, ErrorMark) = (span._isLocalRoot, span._life, span.HasTwins, span.ErrorMark);
        ParentService = span.ParentService;
    }

    // Spans that were read have no others, and names that the copy can share.
    private void CopyTags(Span copy)
    {
        foreach (ref readonly CustomTag<string?> tag in CustomStrings)
        {
            if (tag.Value is { } text) copy._strings.Append(tag.Name, text);
        }

        foreach (ref readonly CustomTag<MetricValue> tag in CustomMetrics)
        {
            if (tag.Value.TryGet(out _)) copy.MakeMetrics().Append(tag.Name, tag.Value);
        }
    }

    private void CopyAllTags(Span copy)
    {
        foreach (KeyValuePair<string, string> tag in EnumerateTags()) copy.AddString(tag.Key, tag.Value);
        foreach (KeyValuePair<string, double> tag in EnumerateMetrics()) copy.AddMetric(tag.Key, tag.Value);
    }
}
