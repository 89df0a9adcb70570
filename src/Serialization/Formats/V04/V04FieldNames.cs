namespace SpanPack;

/// <summary>Field names of v0.4 (and v0.7) spans as readers compare them: without headers.</summary>
internal static class V04FieldNames
{
    internal const string Service = "service";
    internal const string Name = "name";
    internal const string Resource = "resource";
    internal const string Type = "type";
    internal const string TraceId = "trace_id";
    internal const string SpanId = "span_id";
    internal const string ParentId = "parent_id";
    internal const string Start = "start";
    internal const string Duration = "duration";
    internal const string Error = "error";
    internal const string Meta = "meta";
    internal const string Metrics = "metrics";
    internal const string MetaStruct = "meta_struct";
    internal const string SpanLinks = "span_links";
    internal const string SpanEvents = "span_events";

    /// <summary>The field with that name, or null. Names are told apart by their length first.</summary>
    internal static string? Find(ReadOnlySpan<byte> key) => key.Length switch
    {
        4 => key.SequenceEqual("name"u8) ? Name : key.SequenceEqual("type"u8) ? Type : key.SequenceEqual("meta"u8) ? Meta : null,
        5 => key.SequenceEqual("start"u8) ? Start : key.SequenceEqual("error"u8) ? Error : null,
        7 => key.SequenceEqual("service"u8) ? Service : key.SequenceEqual("span_id"u8) ? SpanId : key.SequenceEqual("metrics"u8) ? Metrics : null,
        8 => key.SequenceEqual("trace_id"u8) ? TraceId : key.SequenceEqual("resource"u8) ? Resource : key.SequenceEqual("duration"u8) ? Duration : null,
        9 => key.SequenceEqual("parent_id"u8) ? ParentId : null,
        10 => key.SequenceEqual("span_links"u8) ? SpanLinks : null,
        11 => key.SequenceEqual("span_events"u8) ? SpanEvents : key.SequenceEqual("meta_struct"u8) ? MetaStruct : null,
        _ => null,
    };
}
