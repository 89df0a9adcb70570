namespace SpanPack;

/// <summary>Fields of v0.7 payloads and chunks: their names, and how they are read. Source: docs/protocol.md#v07.</summary>
[MessagePackConstants]
internal static partial class V07Fields
{
    internal const string Tags = "tags";
    internal const string Chunks = "chunks";

    internal const string Priority = "priority";
    internal const string Origin = "origin";
    internal const string Spans = "spans";

    private const string DroppedTraceName = "dropped_trace";

    [MessagePackPair(DroppedTraceName, true)]
    internal static partial ReadOnlySpan<byte> DroppedTrace { get; }

    /// <summary>Gets the fields of a payload for readers.</summary>
    internal static FieldTable PayloadTable { get; } = new(
        hasNumbers: false,
        [
            .. TracePayloadHeader.TextNames.Select(static (name, i) =>
                new TraceField(name, TraceTextField.PayloadContainerId + i, FieldEncoding.TextStrict)),
            new(Tags, TraceSection.PayloadAttributes),
            new(Chunks, TraceSection.Chunks),
        ]);

    /// <summary>Gets the fields of a chunk for readers.</summary>
    internal static FieldTable ChunkTable { get; } = new(
        hasNumbers: false,
        [
            new(Priority, TraceNumberField.ChunkPriority, FieldEncoding.Int32Strict),
            new(Origin, TraceTextField.ChunkOrigin, FieldEncoding.TextStrict),
            new(Spans, TraceSection.Spans),
            new(Tags, TraceSection.ChunkAttributes),
            new(DroppedTraceName, TraceNumberField.ChunkDropped, FieldEncoding.Bool),
        ]);
}
