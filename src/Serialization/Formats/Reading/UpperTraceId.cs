namespace SpanPack;

/// <summary>The upper half of a trace id in the tag <c>_dd.p.tid</c>: hex digits.</summary>
internal struct UpperTraceId
{
    /// <summary>The text of the tag; null when the span has none.</summary>
    internal string? Text;

    private string? _lastText;
    private ulong _lastValue;

    /// <summary>Reads the number. Traces of one second have the same text, so it is cached.</summary>
    /// <returns>Whether it is a number.</returns>
    internal bool TryRead(out ulong value)
    {
        value = _lastValue;
        if (ReferenceEquals(Text, _lastText)) return true;
        if (!TracedTags.TryParseHex(Text, out value)) return false;
        (_lastText, _lastValue) = (Text, value);
        return true;
    }
}
