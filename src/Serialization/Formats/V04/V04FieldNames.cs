namespace SpanPack;

/// <summary>Field names of v0.4 (and v0.7) spans as readers compare them: without headers.</summary>
internal static class V04FieldNames
{
    private static readonly string[] s_names =
    [
        "?", "service", "name", "resource", "type", "trace_id", "span_id", "parent_id", "start", "duration", "error", "meta", "metrics", "meta_struct", "span_links", "span_events",
    ];

    internal static string Of(V04Field field) => s_names[(int)field];

    /// <summary>Finds the field with a name. Names are told apart by their length first.</summary>
    internal static V04Field Find(ReadOnlySpan<byte> key) => key.Length switch
    {
        4 => key.SequenceEqual("name"u8) ? V04Field.Name : key.SequenceEqual("type"u8) ? V04Field.Type : key.SequenceEqual("meta"u8) ? V04Field.Meta : V04Field.Unknown,
        5 => key.SequenceEqual("start"u8) ? V04Field.Start : key.SequenceEqual("error"u8) ? V04Field.Error : V04Field.Unknown,
        7 => key.SequenceEqual("service"u8) ? V04Field.Service : key.SequenceEqual("span_id"u8) ? V04Field.SpanId : key.SequenceEqual("metrics"u8) ? V04Field.Metrics : V04Field.Unknown,
        8 => key.SequenceEqual("trace_id"u8) ? V04Field.TraceId : key.SequenceEqual("resource"u8) ? V04Field.Resource : key.SequenceEqual("duration"u8) ? V04Field.Duration : V04Field.Unknown,
        9 => key.SequenceEqual("parent_id"u8) ? V04Field.ParentId : V04Field.Unknown,
        10 => key.SequenceEqual("span_links"u8) ? V04Field.SpanLinks : V04Field.Unknown,
        11 => key.SequenceEqual("span_events"u8) ? V04Field.SpanEvents : key.SequenceEqual("meta_struct"u8) ? V04Field.MetaStruct : V04Field.Unknown,
        _ => V04Field.Unknown,
    };
}
