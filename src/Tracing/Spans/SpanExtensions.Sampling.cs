namespace SpanPack.Tracing.ExtensionMethods;

/// <summary>Sampling of the trace of a span.</summary>
/// <remarks>Safe for any number of threads.</remarks>
public static class SpanExtensions
{
    /// <summary>
    /// Decides whether the trace of a span is kept. It applies to spans that were not sent yet, and to headers from now on.
    /// </summary>
    /// <param name="span">A span of the trace; not null. A span of another implementation is ignored.</param>
    /// <param name="samplingPriority">
    /// The decision, by convention <see cref="SamplingPriority.UserKeep"/> or <see cref="SamplingPriority.UserReject"/>.
    /// </param>
    /// <exception cref="ArgumentNullException"><paramref name="span"/> is null.</exception>
    public static void SetTraceSamplingPriority(this ISpan span, SamplingPriority samplingPriority)
    {
        ArgumentNullException.ThrowIfNull(span);
        if (span is ITracedSpan own) own.Decide(samplingPriority);
    }
}
