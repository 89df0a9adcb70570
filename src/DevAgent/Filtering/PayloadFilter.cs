using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>Reads a payload and finds the chunks with a span that fits a filter. Safe for one thread at a time; reusable.</summary>
/// <param name="filter">The filter.</param>
internal sealed partial class PayloadFilter(Filter filter) : ITraceVisitor
{
    private readonly FilterCondition[] _conditions = filter.Conditions;
    private readonly List<(ulong Bits, int Chunk)> _spans = [];
    private readonly List<ulong> _chunkBits = [];
    private ulong _payloadBits; // what the payload says fits all its spans
    private ulong _bits;
    private long _duration;
    private TraceFormat _format;
    private bool _isError;

    /// <summary>Finds the chunks.</summary>
    /// <param name="body">The payload.</param>
    /// <param name="format">Its format.</param>
    /// <param name="chunks">The number of its chunks.</param>
    /// <param name="traceBits">Gets the conditions that the trace of a chunk fits; called if the filter has conditions on traces.</param>
    /// <returns>A value for each chunk: whether it has such a span.</returns>
    internal bool[] Find(ReadOnlySpan<byte> body, TraceFormat format, int chunks, Func<int, ulong> traceBits)
    {
        var found = new bool[chunks];
        if (chunks == 0) return found;
        foreach ((ulong bits, int chunk) in Read(body, format))
        {
            if (!found[chunk]) found[chunk] = filter.Fits(bits | (filter.AsksForTrace ? traceBits(chunk) : 0));
        }

        return found;
    }

    /// <summary>Gets the conditions that each span fits, without those on its trace.</summary>
    /// <returns>The conditions, as bits, and the chunk of each span, valid until the next call. Empty if no span can fit.</returns>
    internal IReadOnlyList<(ulong Bits, int Chunk)> Read(ReadOnlySpan<byte> body, TraceFormat format)
    {
        Restart();
        if (!RequiredTexts.AreIn(filter, body)) return _spans;
        _format = format;
        PayloadFilter visitor = this;
        TracePayloadReader.Visit(body, format, ref visitor);
        foreach (ref (ulong Bits, int Chunk) span in CollectionsMarshal.AsSpan(_spans)) span.Bits |= _payloadBits | _chunkBits[span.Chunk];
        return _spans;
    }

    public void BeginElement(TraceElement element)
    {
        if (element == TraceElement.Chunk) _chunkBits.Add(0);
        else if (element == TraceElement.Span) (_bits, _duration, _isError) = (0, 0, false);
    }

    public void EndElement(TraceElement element)
    {
        if (element != TraceElement.Span) return;
        for (int i = 0; i < _conditions.Length; i++)
        {
            if (_conditions[i].Target == FilterTarget.Duration && _conditions[i].Fits(_duration)) _bits |= 1UL << i;
            else if (_conditions[i].Target == FilterTarget.Status && _conditions[i].Fits(_isError ? "error"u8 : "ok"u8)) _bits |= 1UL << i;
        }

        _spans.Add((_bits, _chunkBits.Count - 1));
    }

    public void VisitText(TraceTextField field, in TraceText value)
    {
        switch (field)
        {
            case TraceTextField.SpanService: Check(FilterTarget.Service, value.Utf8, ref _bits); break;
            case TraceTextField.SpanName: Check(FilterTarget.Name, value.Utf8, ref _bits); break;
            case TraceTextField.SpanResource: Check(FilterTarget.Resource, value.Utf8, ref _bits); break;
            case TraceTextField.SpanType: Check(FilterTarget.Type, value.Utf8, ref _bits); break;
            case var _ when FieldTags.Find(field) is { } tag: CheckTag(tag.Name, value.Utf8, ref BitsOf(tag.Owner)); break;
        }
    }

    public void VisitNumber(TraceNumberField field, long value)
    {
        switch (field)
        {
            case TraceNumberField.SpanId: CheckId(FilterTarget.SpanId, (ulong)value); break;
            case TraceNumberField.SpanParentId: CheckId(FilterTarget.ParentId, (ulong)value); break;
            case TraceNumberField.SpanDuration: _duration = SpanTime.Of(value, _format); break;
            case TraceNumberField.SpanError: _isError = value != 0; break;
            case TraceNumberField.SpanKind: CheckKind(SpanKindName.Short((uint)value)); break;
        }
    }

    public void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value)
    {
        if (owner is TraceElement.Link or TraceElement.Event) return;
        for (int i = 0; i < _conditions.Length; i++)
        {
            FilterCondition condition = _conditions[i];
            bool isMeant = condition.Target == FilterTarget.Tag
                ? key.Utf8.SequenceEqual(condition.Key)
                : condition.Target == FilterTarget.Kind && key.Utf8.SequenceEqual("span.kind"u8);
            if (isMeant && Fits(condition, value)) BitsOf(owner) |= 1UL << i;
        }
    }

    public void Restart()
    {
        _spans.Clear();
        _chunkBits.Clear();
        _payloadBits = 0;
    }
}
