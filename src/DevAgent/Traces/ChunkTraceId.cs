using System.Buffers.Text;

namespace SpanPack;

/// <summary>The trace id of a chunk, read by a visitor: of the chunk itself, or of its first span and a tag of its spans.</summary>
/// <param name="format">The format of the payload.</param>
internal struct ChunkTraceId(TraceFormat format)
{
    private readonly bool _isOfChunk = format.GetTraits().HasTraceFields;
    private readonly bool _firstSpanDecides = format.GetTraits().FirstSpanDecides;

    /// <summary>Gets the upper half; 0 if it is not known.</summary>
    internal ulong Upper { get; private set; }

    /// <summary>Gets the lower half.</summary>
    internal ulong Lower { get; private set; }

    /// <summary>Begins a chunk.</summary>
    internal void Begin() => (Upper, Lower) = (0, 0);

    /// <summary>Takes a number, if it is a part of the id.</summary>
    /// <param name="field">The field.</param>
    /// <param name="value">The number.</param>
    /// <param name="isFirst">Whether it is of the chunk or of its first span, which decides.</param>
    internal void Visit(TraceNumberField field, long value, bool isFirst)
    {
        if (field == TraceNumberField.ChunkTraceIdUpper) Upper = (ulong)value;
        if (field == TraceNumberField.ChunkTraceIdLower) Lower = (ulong)value;
        if (field == TraceNumberField.SpanTraceIdLower && isFirst) Lower = (ulong)value;
    }

    /// <summary>Takes a tag of a span, if it is the upper half. The last span that has it decides, in v0.7 the first span.</summary>
    /// <param name="key">The name of the tag.</param>
    /// <param name="value">Its value.</param>
    /// <param name="isFirst">Whether it is of the first span of the chunk.</param>
    internal void VisitTag(in TraceText key, in TraceValue value, bool isFirst)
    {
        if (_isOfChunk || (_firstSpanDecides && !isFirst)) return;
        if (value.Kind != TagValueKind.String || !key.Utf8.SequenceEqual("_dd.p.tid"u8)) return;
        ReadOnlySpan<byte> digits = value.AsText().Utf8;
        if (Utf8Parser.TryParse(digits, out ulong upper, out int read, 'x') && read == digits.Length) Upper = upper;
    }
}
