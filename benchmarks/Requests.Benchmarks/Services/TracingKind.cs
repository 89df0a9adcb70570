namespace SpanPack.Requests.Benchmarks.Services;

/// <summary>How the service is traced.</summary>
internal enum TracingKind
{
    /// <summary>Nobody listens: requests have no activity.</summary>
    Off,

    /// <summary><c>AddDatadogTracing</c>, in the format that an agent of today takes, v1.0.</summary>
    SpanPack,

    /// <summary>The OpenTelemetry SDK with instrumentations of ASP.NET Core, HttpClient and Npgsql, and its OTLP exporter.</summary>
    OpenTelemetry,
}
