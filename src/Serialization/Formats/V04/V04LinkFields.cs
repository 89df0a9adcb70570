namespace SpanPack;

/// <summary>
/// Fields of span links: their names, encoded at compile time, and how they are read. Source: docs/protocol.md#span-links.
/// </summary>
internal static partial class V04LinkFields
{
    internal const int TraceIdOffset = 9;
    internal const int TraceIdHighOffset = 32;
    internal const int SpanIdOffset = 49;

    /// <summary>
    /// Gets the fields of every link, without the map header; the numbers have their widest form, so that their places are known.
    /// </summary>
    [MessagePackPair(V04FieldNames.TraceId, ulong.MaxValue)]
    [MessagePackPair(V04FieldNames.TraceIdHigh, ulong.MaxValue)]
    [MessagePackPair(V04FieldNames.SpanId, ulong.MaxValue)]
    internal static partial ReadOnlySpan<byte> Ids { get; }

    /// <summary>Gets the fields for readers.</summary>
    internal static FieldTable Table { get; } = new(
        hasNumbers: false,
        [
            new(V04FieldNames.TraceId, TraceNumberField.LinkTraceIdLower, FieldEncoding.UInt64UnlessNil),
            new(V04FieldNames.TraceIdHigh, TraceNumberField.LinkTraceIdUpper, FieldEncoding.UInt64Strict),
            new(V04FieldNames.SpanId, TraceNumberField.LinkSpanId, FieldEncoding.UInt64UnlessNil),
            new(V04FieldNames.Attributes, TraceSection.LinkAttributes),
            new(V04FieldNames.TraceState, TraceTextField.LinkTraceState, FieldEncoding.TextWithin),
            new(V04FieldNames.Flags, TraceNumberField.LinkFlags, FieldEncoding.UInt32Strict),
        ]);
}
