namespace SpanPack;

/// <summary>Changes of a span, or of a copy that is created for the first change.</summary>
/// <param name="span">The span.</param>
/// <param name="isOwn">Whether the span itself may be changed.</param>
/// <param name="spare">The spans for copies that are only written; null for new ones.</param>
internal ref struct SpanEdit(Span span, bool isOwn, SpareSpans? spare = null)
{
    private bool _isOwn = isOwn;
    private bool _hasTexts = isOwn;

    /// <summary>Gets the span with the changes.</summary>
    internal Span Span { get; private set; } = span;

    internal readonly string? Type => Span.Type;

    /// <summary>Sets the resource; the last of the changes.</summary>
    internal string? Resource
    {
        set
        {
            if (_hasTexts) Span.Resource = value;
            else Span = Span.WithResource(value, spare?.Next());
        }
    }

    /// <summary>Replaces a text of the span, which must not be a constant of its tag class.</summary>
    internal void ReplaceText(string name, string text)
    {
        if (!_hasTexts) Span = Span.WithTexts(spare?.Next());
        _hasTexts = true;
        Span.ReplaceText(name, text);
    }

    /// <summary>Sets a text, or removes a tag.</summary>
    internal void SetTag(string name, string? text) => Own().SetTag(name, text);

    /// <summary>Replaces or removes a text of a copy, which has all tags by name, and keeps other values of the name.</summary>
    internal void ChangeText(string name, string? text)
    {
        if (text is null) Own().RemoveString(name);
        else Own().ReplaceText(name, text);
    }

    /// <summary>Replaces a number of a copy by a text, or removes it, and keeps structured data of the name.</summary>
    internal void ChangeNumber(string name, string? text)
    {
        Own().RemoveMetric(name);
        if (text is not null) Span.AddString(name, text);
    }

    /// <summary>Replaces a typed attribute of a copy by a text, or removes it, and keeps structured data of the name.</summary>
    internal void ChangeAttribute(string name, string? text)
    {
        Own().RemoveTypedAttribute(name);
        if (text is not null) Span.AddString(name, text);
    }

    /// <summary>Replaces the events.</summary>
    internal void SetEvents(SpanEvent[] events)
    {
        Own().ClearEvents();
        foreach (SpanEvent item in events) Span.AddEvent(item);
    }

    /// <summary>Replaces the links.</summary>
    internal void SetLinks(SpanLink[] links)
    {
        Own().ClearLinks();
        foreach (SpanLink link in links) Span.AddLink(link);
    }

    private Span Own()
    {
        if (_isOwn) return Span;
        _isOwn = _hasTexts = true;
        return Span = Span.Copy();
    }
}
