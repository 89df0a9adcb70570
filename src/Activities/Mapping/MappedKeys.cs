namespace SpanPack;

/// <summary>The keys that rules of the mapping set or read directly.</summary>
internal static class MappedKeys
{
    internal static readonly AttributeKey Environment = Known("env");
    internal static readonly AttributeKey Version = Known("version");
    internal static readonly AttributeKey ErrorMessage = Known("error.msg");
    internal static readonly AttributeKey ErrorType = Known("error.type");
    internal static readonly AttributeKey ErrorStack = Known("error.stack");
    internal static readonly AttributeKey HttpStatusCode = Known("http.status_code");
    internal static readonly AttributeKey GrpcStatusCode = Known("rpc.grpc.status_code");
    internal static readonly AttributeKey DatabaseName = Known("db.name");
    internal static readonly AttributeKey Measured = Known("_dd.measured");
    internal static readonly AttributeKey SampleRate = Known("_sample_rate");
    internal static readonly AttributeKey TraceState = Known("w3c.tracestate");

    private static AttributeKey Known(string name)
        => AttributeKeys.Find(name) ?? throw new InvalidOperationException($"'{name}' is not in the table.");
}
