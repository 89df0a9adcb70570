namespace SpanPack.Tracing;

/// <summary>The position of a span in a trace, for its children and other services.</summary>
/// <remarks>Implementations of the library are safe for any number of threads.</remarks>
public interface ISpanContext
{
    /// <summary>Gets the lower 64 bits of the trace id; <see cref="SpanContextExtensions.GetTraceId128"/> gets all.</summary>
    public ulong TraceId { get; }

    /// <summary>Gets the id of the span.</summary>
    public ulong SpanId { get; }

    /// <summary>Gets the service of the span; null if it is not known.</summary>
    public string? ServiceName { get; }
}
