namespace SpanPack;

/// <summary>
/// Field names of v0.4 (and v0.7) spans, links and events. Source: docs/protocol.md#v04, docs/protocol.md#span-links and
/// docs/protocol.md#span-events.
/// </summary>
[MessagePackConstants]
internal static partial class V04FieldNames
{
    internal const string TraceId = "trace_id";
    internal const string SpanId = "span_id";
    internal const string ParentId = "parent_id";
    internal const string Start = "start";
    internal const string Duration = "duration";
    internal const string Error = "error";
    internal const string Service = "service";
    internal const string Name = "name";
    internal const string Resource = "resource";
    internal const string Type = "type";
    internal const string Meta = "meta";
    internal const string Metrics = "metrics";
    internal const string MetaStruct = "meta_struct";
    internal const string SpanLinks = "span_links";
    internal const string SpanEvents = "span_events";

    internal const string TraceIdHigh = "trace_id_high";
    internal const string Attributes = "attributes";
    internal const string TraceState = "tracestate";
    internal const string Flags = "flags";
    internal const string Time = "time_unix_nano";

    internal const string StringValue = "string_value";
    internal const string BoolValue = "bool_value";
    internal const string IntValue = "int_value";
    internal const string DoubleValue = "double_value";
    internal const string ArrayValue = "array_value";
    internal const string Values = "values";
}
