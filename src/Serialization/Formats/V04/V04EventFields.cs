namespace SpanPack;

/// <summary>
/// Fields of span events: their names, encoded at compile time, and how they are read. Source: docs/protocol.md#span-events.
/// </summary>
internal static partial class V04EventFields
{
    /// <summary>Gets the time in its widest form, so that its place is known.</summary>
    [MessagePackPair(V04FieldNames.Time, ulong.MaxValue)]
    internal static partial ReadOnlySpan<byte> Time { get; }

    /// <summary>Gets the fields for readers.</summary>
    internal static FieldTable Table { get; } = new(
        hasNumbers: false,
        [
            new(V04FieldNames.Time, TraceNumberField.EventTime, FieldEncoding.UInt64Strict),
            new(V04FieldNames.Name, TraceTextField.EventName, FieldEncoding.TextUnlessNil),
            new(V04FieldNames.Attributes, TraceSection.EventAttributes),
        ]);
}
