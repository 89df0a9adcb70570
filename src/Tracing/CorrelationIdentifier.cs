namespace SpanPack.Tracing;

/// <summary>The values that link log records to the active span and to the process, from <see cref="Tracer.Instance"/>.</summary>
/// <remarks>Safe for any number of threads.</remarks>
public static class CorrelationIdentifier
{
    /// <summary>Gets the default service.</summary>
    public static string Service => Tracer.Instance.DefaultServiceName;

    /// <summary>Gets the version of the service; empty where it is not set.</summary>
    public static string Version => Tracer.Instance.Settings.ServiceVersion ?? "";

    /// <summary>Gets the environment; empty where it is not set.</summary>
    public static string Env => Tracer.Instance.Settings.Environment ?? "";

    /// <summary>Gets the lower 64 bits of the trace id of the active span; 0 without one.</summary>
    public static ulong TraceId => Tracer.Instance.ActiveScope?.Span.TraceId ?? 0;

    /// <summary>Gets the id of the active span; 0 without one.</summary>
    public static ulong SpanId => Tracer.Instance.ActiveScope?.Span.SpanId ?? 0;
}
