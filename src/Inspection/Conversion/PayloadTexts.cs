namespace SpanPack;

/// <summary>
/// Counts the spans of a payload, and the bytes of texts that a format without a string table repeats, before spans are built.
/// </summary>
internal sealed class PayloadTexts : ITraceVisitor
{
    private long _length; // of all texts and data, each as often as it is referred to
    private long _structureLength; // of those in links and events, as JSON
    private long _chunkSpans;
    private long _originLength;

    internal long Spans { get; private set; }

    /// <summary>Gets the bytes of all texts; repeated references count each time.</summary>
    internal long Length => _length;

    /// <exception cref="TraceFormatException">The payload is refused, or one value takes more memory than a span may.</exception>
    internal static PayloadTexts Of(ReadOnlySpan<byte> body, TraceFormat format)
    {
        var texts = new PayloadTexts();
        TracePayloadReader.Visit(body, format, ref texts);
        return texts;
    }

    /// <summary>Returns the minimum number of bytes that texts take after a conversion.</summary>
    internal long LengthIn(TraceFormat target, TraceFormat source)
        => target == source ? 0 : target.GetTraits().HasStringTable ? _structureLength : _length;

    public void BeginElement(TraceElement element)
    {
        if (element == TraceElement.Chunk) (_chunkSpans, _originLength) = (0, 0);
        else if (element == TraceElement.Span) (_chunkSpans, Spans) = (_chunkSpans + 1, Spans + 1);
    }

    public void EndElement(TraceElement element)
    {
        if (element == TraceElement.Chunk) _length += _originLength * _chunkSpans; // it becomes a tag of each span
    }

    public void VisitText(TraceTextField field, in TraceText value)
    {
        Add(value.Utf8, isStructure: field is TraceTextField.LinkTraceState or TraceTextField.EventName);
        if (field == TraceTextField.ChunkOrigin) _originLength = value.Utf8.Length;
    }

    public void VisitNumber(TraceNumberField field, long value)
    {
        // Numbers are no texts.
    }

    public void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value)
    {
        bool isStructure = owner is TraceElement.Link or TraceElement.Event;
        Add(key.Utf8, isStructure);
        switch (value.Kind)
        {
            case TagValueKind.String:
                Add(value.AsText().Utf8, isStructure);
                break;
            case TagValueKind.Bytes:
                _length += value.AsBytes().Length;
                break;
            case TagValueKind.Array or TagValueKind.KeyValueList:
                long nested = NestedText.LengthOf(value.ToTagValue(MemoryBound.OneSpan));
                _length += nested;
                if (isStructure) _structureLength += nested;
                break;
        }
    }

    public void Restart() => (_length, _structureLength, Spans) = (0, 0, 0);

    private void Add(ReadOnlySpan<byte> text, bool isStructure)
    {
        _length += text.Length;
        // more than any format takes: looking at texts again and again would take long
        if (isStructure) _structureLength += _structureLength > int.MaxValue ? 1 : JsonLength.Of(text);
    }
}
