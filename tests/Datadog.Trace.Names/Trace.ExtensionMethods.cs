namespace Datadog.Trace.ExtensionMethods;

public static class SpanExtensions
{
    public static void SetTraceSamplingPriority(this ISpan span, SamplingPriority samplingPriority) => throw null!;
}
