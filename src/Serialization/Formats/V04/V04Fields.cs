namespace SpanPack;

/// <summary>
/// Fields of v0.4 (and v0.7) spans: their names, encoded at compile time, and how they are read. Source: docs/protocol.md#v04.
/// </summary>
internal static partial class V04Fields
{
    // The fixed part of every span, copied in one go; its numbers are in their widest form so that their places are known.
    internal const int TraceIdOffset = 10;
    internal const int SpanIdOffset = 27;
    internal const int ParentIdOffset = 46;
    internal const int StartOffset = 61;
    internal const int DurationOffset = 79;

    /// <summary>Gets the fields with numbers, without the map header. The last one, <c>error</c>, is 0 in one byte.</summary>
    [MessagePackPair(V04FieldNames.TraceId, ulong.MaxValue)]
    [MessagePackPair(V04FieldNames.SpanId, ulong.MaxValue)]
    [MessagePackPair(V04FieldNames.ParentId, ulong.MaxValue)]
    [MessagePackPair(V04FieldNames.Start, long.MinValue)]
    [MessagePackPair(V04FieldNames.Duration, long.MinValue)]
    [MessagePackPair(V04FieldNames.Error, 0)]
    internal static partial ReadOnlySpan<byte> Numbers { get; }

    [MessagePackString(V04FieldNames.Meta)]
    internal static partial ReadOnlySpan<byte> Meta { get; }

    [MessagePackString(V04FieldNames.Metrics)]
    internal static partial ReadOnlySpan<byte> Metrics { get; }

    /// <summary>Gets the fields for readers; first those that <see cref="V04CommonField"/> does not read.</summary>
    internal static FieldTable Table { get; } = TableWith(FieldEncoding.TraceIdLenient);

    /// <summary>Gets the fields of the last span of a chunk with a trace id: only there the agent refuses nil as the trace id.</summary>
    internal static FieldTable LastTable { get; } = TableWith(FieldEncoding.TraceIdNotNil);

    private static FieldTable TableWith(FieldEncoding traceId) => new(
        hasNumbers: false,
        [
            new(V04FieldNames.Meta, TraceSection.SpanStrings),
            new(V04FieldNames.Metrics, TraceSection.SpanMetrics),
            new(V04FieldNames.MetaStruct, TraceSection.SpanStructures),
            new(V04FieldNames.SpanLinks, TraceSection.SpanLinks),
            new(V04FieldNames.SpanEvents, TraceSection.SpanEvents),
            new(V04FieldNames.TraceId, TraceNumberField.SpanTraceIdLower, traceId),
            new(V04FieldNames.SpanId, TraceNumberField.SpanId, FieldEncoding.UInt64Lenient),
            new(V04FieldNames.ParentId, TraceNumberField.SpanParentId, FieldEncoding.UInt64Lenient),
            new(V04FieldNames.Start, TraceNumberField.SpanStart, FieldEncoding.Int64Lenient),
            new(V04FieldNames.Duration, TraceNumberField.SpanDuration, FieldEncoding.Int64Lenient),
            new(V04FieldNames.Error, TraceNumberField.SpanError, FieldEncoding.Int32Lenient),
            new(V04FieldNames.Service, TraceTextField.SpanService, FieldEncoding.TextLenient),
            new(V04FieldNames.Name, TraceTextField.SpanName, FieldEncoding.TextLenient),
            new(V04FieldNames.Resource, TraceTextField.SpanResource, FieldEncoding.TextLenient),
            new(V04FieldNames.Type, TraceTextField.SpanType, FieldEncoding.TextLenient),
        ]);

    /// <summary>The keys of the four strings, in a separate class: a program that writes needs no tables for readers.</summary>
    internal static class Head
    {
        /// <summary>The keys of <see cref="HeadStrings"/>, in its order.</summary>
        internal static readonly KeyTable Keys = new(
            [.. EncodedString.Encode(V04FieldNames.Service), .. EncodedString.Encode(V04FieldNames.Name),
                .. EncodedString.Encode(V04FieldNames.Resource), .. EncodedString.Encode(V04FieldNames.Type)], suffix: -1);
    }
}
