namespace SpanPack.Requests.Benchmarks.Services;

/// <summary>How the service is traced.</summary>
internal enum TracingKind
{
    /// <summary>Nobody listens: requests have no activity.</summary>
    Off,

    /// <summary><c>AddDatadogTracing</c>: with the tags of requests.</summary>
    SpanPack,

    /// <summary>The OpenTelemetry SDK with its OTLP exporter, and the framework's activities as they are: on .NET 10 they have no tags.</summary>
    Otlp,

    /// <summary>The same, with OpenTelemetry's instrumentation of ASP.NET Core, which sets the tags of requests.</summary>
    OtlpInstrumented,
}
