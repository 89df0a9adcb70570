namespace SpanPack.Tracing;

/// <summary>Names of HTTP headers.</summary>
public static class HttpHeaderNames
{
    /// <summary>The lower 64 bits of the trace id, as a decimal number.</summary>
    public const string TraceId = "x-datadog-trace-id";

    /// <summary>The id of the parent span, as a decimal number.</summary>
    public const string ParentId = "x-datadog-parent-id";

    /// <summary>The sampling priority, as a number.</summary>
    public const string SamplingPriority = "x-datadog-sampling-priority";

    /// <summary>The origin of the trace, such as <c>synthetics</c>.</summary>
    public const string Origin = "x-datadog-origin";

    /// <summary>Set when the request is traced. The header is neither read nor written.</summary>
    public const string TracingEnabled = "x-datadog-tracing-enabled";

    /// <summary>The client program of a request.</summary>
    public const string UserAgent = "User-Agent";

    /// <summary>The tags of the trace that travel with it.</summary>
    [Obsolete("Tags of traces are read and set by the library.")]
    public const string DatadogTags = "x-datadog-tags";
}
