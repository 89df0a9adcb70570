using System.Globalization;

namespace SpanPack;

/// <summary>A span while it is read, with those of its tags, links and events that are shown.</summary>
/// <param name="maxTags">The maximum number of these; 0 for none.</param>
/// <param name="hasTypedAttributes">Whether the format has one list for values of all types, and a name one value.</param>
/// <param name="texts">Creates its texts.</param>
internal sealed class DrawnSpan(int maxTags, bool hasTypedAttributes, DrawnTexts texts)
{
    private readonly List<(string Key, object Value)> _tags = [];
    private long _more; // tags, links and events that have no room
    private Span _span = new();
    private SpanV1Fields _fields = new();
    private string? _upperTraceId;

    /// <summary>Gets whether further tags, links or events are not shown.</summary>
    internal bool IsFull => _tags.Count >= maxTags;

    internal void Begin()
    {
        _span = new Span();
        _fields = new SpanV1Fields();
        _tags.Clear();
        _more = 0;
        _upperTraceId = null;
    }

    internal void Set(TraceTextField field, in TraceText value)
    {
        switch (field)
        {
            case TraceTextField.SpanService: _span.Service = texts.Cut(value); break;
            case TraceTextField.SpanName: _span.Name = texts.Cut(value); break;
            case TraceTextField.SpanResource: _span.Resource = texts.Cut(value); break;
            case TraceTextField.SpanType: _span.Type = texts.Cut(value); break;
            default:
                if (maxTags > 0 && field.GetTagName() is { } tag) _fields = _fields.WithText(tag, texts.Cut(value));
                break;
        }
    }

    internal void Set(TraceNumberField field, long value)
    {
        switch (field)
        {
            case TraceNumberField.SpanTraceIdLower: _span.TraceId = (ulong)value; break;
            case TraceNumberField.SpanId: _span.SpanId = (ulong)value; break;
            case TraceNumberField.SpanParentId: _span.ParentId = (ulong)value; break;
            case TraceNumberField.SpanStart: _span.Start = value; break;
            case TraceNumberField.SpanDuration: _span.Duration = value; break;
            case TraceNumberField.SpanError: _span.Error = value == 0 ? 0 : 1; break;
            case TraceNumberField.SpanKind when maxTags > 0: _fields = _fields with { Kind = (uint)value }; break;
        }
    }

    internal void Add(in TraceText key, in TraceValue value)
    {
        if (value.Kind == TagValueKind.String && key.Utf8.SequenceEqual("_dd.p.tid"u8)) _upperTraceId = texts.Cut(value.AsText());
        if (!HasRoom()) return;
        object tag = value.Kind == TagValueKind.Bytes ? (object)value.AsBytes().Length : texts.Cut(value); // of bytes the number is shown
        _tags.Add((texts.Cut(key), tag));
    }

    internal void Add(SpanLink link)
    {
        if (HasRoom()) _tags.Add((string.Empty, link));
    }

    internal void Add(SpanEvent happened)
    {
        if (HasRoom()) _tags.Add((string.Empty, happened));
    }

    /// <summary>Returns the span.</summary>
    /// <param name="more">The number of its tags, links and events that are not shown.</param>
    internal Span Build(out long more)
    {
        more = maxTags > 0 ? _more : 0;
        if (_upperTraceId is not null) _span.TraceId = new UInt128(Upper, (ulong)_span.TraceId);
        if (maxTags > 0) _span.V1Fields = _fields;
        foreach ((string key, object value) in _tags)
        {
            if (value is SpanLink link) _span.AddLink(link);
            else if (value is SpanEvent happened) _span.AddEvent(happened);
            else if (value is TagValue tag) _span.SetAttribute(key, tag);
            else if (hasTypedAttributes) _span.SetAttribute(key, new TagValue(new byte[(int)value]));
        }

        if (!hasTypedAttributes) SetStructures();
        return _span;
    }

    // Last, because texts and numbers replace them.
    private void SetStructures()
    {
        foreach ((string key, object value) in _tags)
        {
            if (value is int bytes) _span.SetMetaStruct(key, new byte[bytes]);
        }
    }

    private ulong Upper
        => ulong.TryParse(_upperTraceId, NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out ulong upper) ? upper : 0;

    private bool HasRoom()
    {
        if (!IsFull) return true;
        _more++;
        return false;
    }
}
