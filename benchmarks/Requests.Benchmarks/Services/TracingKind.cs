namespace SpanPack.Requests.Benchmarks.Services;

/// <summary>How the service is traced.</summary>
internal enum TracingKind
{
    /// <summary>Nobody listens: requests have no activity.</summary>
    Off,

    /// <summary><c>AddDatadogTracing</c>: with the tags of requests, in the format that an agent of today takes, v1.0.</summary>
    SpanPack,

    /// <summary>The same for agents before 7.79, which get v0.4.</summary>
    SpanPackV04,

    /// <summary>The OpenTelemetry SDK with its OTLP exporter, and the framework's activities as they are: on .NET 10 they have no tags.</summary>
    Otlp,

    /// <summary>The same, with OpenTelemetry's instrumentation of ASP.NET Core, which sets the tags of requests.</summary>
    OtlpInstrumented,
}
