namespace SpanPack;

/// <summary>
/// Fields of v1.0: their numbers, and how they are read. Source: docs/protocol.md#fields. No others: agents before 7.83 cannot skip a
/// field they do not know.
/// </summary>
internal static class V1Fields
{
    internal const byte PayloadStrings = 1;
    internal const byte PayloadTexts = 2; // the first of eight, in the order of TracePayloadHeader.Texts
    internal const byte PayloadAttributes = 10;
    internal const byte PayloadChunks = 11;

    internal const byte ChunkPriority = 1;
    internal const byte ChunkOrigin = 2;
    internal const byte ChunkAttributes = 3;
    internal const byte ChunkSpans = 4;
    internal const byte ChunkDroppedTrace = 5;
    internal const byte ChunkTraceId = 6;
    internal const byte ChunkSamplingMechanism = 7;

    internal const byte Service = 1;
    internal const byte Name = 2;
    internal const byte Resource = 3;
    internal const byte SpanId = 4;
    internal const byte ParentId = 5;
    internal const byte Start = 6;
    internal const byte Duration = 7;
    internal const byte Error = 8;
    internal const byte Attributes = 9;
    internal const byte Type = 10;
    internal const byte Links = 11;
    internal const byte Events = 12;
    internal const byte Kind = 16;

    internal const byte LinkTraceId = 1;
    internal const byte LinkSpanId = 2;
    internal const byte LinkAttributes = 3;
    internal const byte LinkTraceState = 4;
    internal const byte LinkFlags = 5;

    internal const byte EventTime = 1;
    internal const byte EventName = 2;
    internal const byte EventAttributes = 3;

    internal const byte TypeString = 1;
    internal const byte TypeBool = 2;
    internal const byte TypeDouble = 3;
    internal const byte TypeInt = 4;
    internal const byte TypeBytes = 5;
    internal const byte TypeArray = 6;
    internal const byte TypeKeyValueList = 7;

    internal const uint KindInternal = 1;

    /// <summary>The fields of a span that are texts, in the order of <see cref="HeadStrings"/> and <see cref="LiftedTexts"/>.</summary>
    internal static ReadOnlySpan<byte> Texts => [Service, Name, Resource, Type, 13, 14, 15];

    private static readonly string[] s_payloadTexts =
        ["containerID", "languageName", "languageVersion", "tracerVersion", "runtimeID", "env", "hostname", "appVersion"];

    /// <summary>The fields of a payload as readers take them. Names are for messages.</summary>
    internal static FieldTable PayloadTable { get; } = new(
        hasNumbers: true,
        [
            new("strings", FieldEncoding.StringTable, PayloadStrings),
            .. s_payloadTexts.Select(static (name, i) => Text((byte)(PayloadTexts + i), name, TraceTextField.PayloadContainerId + i)),
            new("attributes", TraceSection.PayloadAttributes, PayloadAttributes),
            new("chunks", TraceSection.Chunks, PayloadChunks),
        ]);

    /// <summary>The fields of a chunk.</summary>
    internal static FieldTable ChunkTable { get; } = new(
        hasNumbers: true,
        [
            new("priority", TraceNumberField.ChunkPriority, FieldEncoding.Int32Strict, ChunkPriority),
            Text(ChunkOrigin, "origin", TraceTextField.ChunkOrigin),
            new("attributes", TraceSection.ChunkAttributes, ChunkAttributes),
            new("spans", TraceSection.Spans, ChunkSpans),
            new("droppedTrace", TraceNumberField.ChunkDropped, FieldEncoding.Bool, ChunkDroppedTrace),
            new("traceID", TraceNumberField.ChunkTraceIdUpper, FieldEncoding.TraceId, ChunkTraceId),
            new("samplingMechanism", TraceNumberField.ChunkMechanism, FieldEncoding.UInt32Strict, ChunkSamplingMechanism),
        ]);

    /// <summary>The fields of a span.</summary>
    internal static FieldTable SpanTable { get; } = new(
        hasNumbers: true,
        [
            Text(Service, "service", TraceTextField.SpanService),
            Text(Name, "name", TraceTextField.SpanName),
            Text(Resource, "resource", TraceTextField.SpanResource),
            new("spanID", TraceNumberField.SpanId, FieldEncoding.UInt64Strict, SpanId),
            new("parentID", TraceNumberField.SpanParentId, FieldEncoding.UInt64Strict, ParentId),
            new("start", TraceNumberField.SpanStart, FieldEncoding.UInt64Strict, Start),
            new("duration", TraceNumberField.SpanDuration, FieldEncoding.UInt64Strict, Duration),
            new("error", TraceNumberField.SpanError, FieldEncoding.Bool, Error),
            new("attributes", TraceSection.SpanAttributes, Attributes),
            Text(Type, "type", TraceTextField.SpanType),
            new("links", TraceSection.SpanLinks, Links),
            new("events", TraceSection.SpanEvents, Events),
            .. LiftedTexts.Names.Select(static (name, i) => Text(LiftedTexts.Numbers[i], name, TraceTextFields.FirstLifted + i)),
            new("kind", TraceNumberField.SpanKind, FieldEncoding.UInt32Strict, Kind),
        ]);

    /// <summary>The fields of a link.</summary>
    internal static FieldTable LinkTable { get; } = new(
        hasNumbers: true,
        [
            new("traceID", TraceNumberField.LinkTraceIdUpper, FieldEncoding.TraceId, LinkTraceId),
            new("spanID", TraceNumberField.LinkSpanId, FieldEncoding.UInt64Strict, LinkSpanId),
            new("attributes", TraceSection.LinkAttributes, LinkAttributes),
            Text(LinkTraceState, "tracestate", TraceTextField.LinkTraceState),
            new("flags", TraceNumberField.LinkFlags, FieldEncoding.UInt32Strict, LinkFlags),
        ]);

    /// <summary>The fields of an event.</summary>
    internal static FieldTable EventTable { get; } = new(
        hasNumbers: true,
        [
            new("time", TraceNumberField.EventTime, FieldEncoding.UInt64Strict, EventTime),
            Text(EventName, "name", TraceTextField.EventName),
            new("attributes", TraceSection.EventAttributes, EventAttributes),
        ]);

    private static TraceField Text(byte number, string name, TraceTextField field) => new(name, field, FieldEncoding.TextStreamed, number);
}
