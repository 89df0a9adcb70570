namespace SpanPack.Tracing;

/// <summary>Reads contexts. Safe for any number of threads.</summary>
public static class SpanContextExtensions
{
    /// <summary>Gets all 128 bits of the trace id, which W3C headers and log records contain in hexadecimal.</summary>
    /// <param name="context">The context; not null.</param>
    /// <returns>The trace id; for a context of another implementation its 64 bits.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="context"/> is null.</exception>
    public static UInt128 GetTraceId128(this ISpanContext context)
    {
        ArgumentNullException.ThrowIfNull(context);
        return context is ITraceId128 known ? known.TraceId128 : context.TraceId;
    }
}
