using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>Spans and their tags.</content>
internal partial struct PayloadBuilder
{
    private void BeginSpan()
    {
        _span = new Span();
        _names.StartSpan();
        _upper.Text = null;
    }

    private void EndSpan()
    {
        // without tags there is nothing that a field could be taken from
        if (_hasLiftedFields && (_v1.IsSet || !_span.CustomStrings.IsEmpty)) _span.V1Fields = _v1.Take();
        if (_upper.Text is not null) SetUpperTraceId();
        // those that came in the usual order are counted together
        _budget.Take((long)ObjectCosts.Tag * (_span.CustomStrings.Length + _span.CustomMetrics.Length));
        _spans.Add(_span);
    }

    // Any span of a chunk may carry the upper half, the last one wins unless the first decides, and what is no number is ignored.
    private void SetUpperTraceId()
    {
        bool counts = !_traits.HasTraceFields && (!_traits.FirstSpanDecides || _spans.Count == 0);
        if (counts && _upper.TryRead(out ulong value)) _traceIdUpper = value;
    }

    // Where the last one wins, a span's earlier one counts too, unless a later one is a number.
    private void ReplaceUpperTraceId(string text)
    {
        if (_upper.Text is not null && !_traits.FirstSpanDecides) SetUpperTraceId();
        _upper.Text = text;
    }

    // By value: what is passed by reference would be built in memory also where it is not needed.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void SetSpanAttribute(TraceText key, TraceValue value)
    {
        _budget.Take(ObjectCosts.Tag);
        ref TagName name = ref TagNameCache.Get(ref _names, key);
        if (value.Kind == TagValueKind.String && !value.IsBuilt)
        {
            if (!TryAppendText(ref name, value)) ReplaceText(ref name, value);
        }
        else if (value.Kind == TagValueKind.Double)
        {
            if (!TryAppendNumber(ref name, value)) ReplaceNumber(name.Key!, value.AsDouble());
        }
        else
        {
            SetUncommon(ref name, value);
        }
    }

    private void ReplaceText(ref TagName name, in TraceValue value)
    {
        string text = _texts.Get(value.AsText(), ref name.LastText);
        if (name.IsTraceIdUpper) ReplaceUpperTraceId(text);
        if (_hasTypedAttributes) _span.RemoveAttribute(name.Key!.Name);
        _span.AddString(name.Key!, text);
    }

    private readonly void ReplaceNumber(TagKey key, double value)
    {
        if (_hasTypedAttributes) _span.RemoveAttribute(key.Name);
        _span.AddMetric(key, value);
    }

    // Typed attributes have one value for a key, whatever its type: there the mark of texts says that the span may have the key at all.
    private readonly void SetUncommon(ref TagName known, in TraceValue value)
    {
        TagKey name = known.Key!;
        if (_hasTypedAttributes && _names.MarkText(ref known)) _span.RemoveAttribute(name.Name);
        switch (value.Kind)
        {
            case TagValueKind.String: _span.AddString(name, value.AsText().ToString()); break;
            case TagValueKind.Bytes: AddBytes(name, value.AsBytes()); break;
            default: _span.AddTypedAttribute(name, BuildTyped(value)); break;
        }
    }

    private readonly void AddBytes(TagKey name, ReadOnlySpan<byte> bytes)
    {
        _budget.Take(ObjectCosts.TypedValue);
        _budget.TakeText(bytes.Length);
        _span.AddMetaStruct(name, bytes.ToArray());
    }

    private readonly TagValue BuildTyped(in TraceValue value)
    {
        _budget.Take(ObjectCosts.TypedValue);
        return value.ToTagValue(_budget);
    }

    private readonly TagValue ValueOf(in TraceValue value, ref TagName name)
        => value is { Kind: TagValueKind.String, IsBuilt: false } ? _texts.Get(value.AsText(), ref name.LastText) : Build(value);

    private readonly TagValue Build(in TraceValue value)
    {
        _budget.TakeValue(value);
        return value.ToTagValue(_budget);
    }
}
