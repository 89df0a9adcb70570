using SpanPack.Tracing.ExtensionMethods;

namespace SpanPack.Tracing.Benchmarks.Calls;

/// <summary>A benchmark of the existing tracer, as calls of this one.</summary>
/// <param name="Name">The name that it has there.</param>
/// <param name="Call">One call.</param>
/// <param name="Spans">The spans of a call.</param>
/// <param name="PublishedBytes">What was published of the existing tracer: bytes a call.</param>
/// <param name="PublishedNanoseconds">The same: ns a call, the minimum on an x64 server.</param>
internal sealed record ManualCall(string Name, Action<Tracer> Call, int Spans, double PublishedBytes, double PublishedNanoseconds)
{
    internal static IReadOnlyList<ManualCall> All { get; } =
    [
        new("StartFinishSpan", StartFinishSpan, 1, 536, 196),
        new("StartFinishScope", StartFinishScope, 1, 656, 245),
        new("StartFinishTwoScopes", StartFinishTwoScopes, 2, 1_216, 490),
    ];

    private static void StartFinishSpan(Tracer tracer)
    {
        ISpan span = tracer.StartSpan("operation");
        span.SetTraceSamplingPriority(SamplingPriority.UserReject);
        span.Finish();
    }

    private static void StartFinishScope(Tracer tracer)
    {
        using IScope scope = tracer.StartActive("operation");
        scope.Span.SetTraceSamplingPriority(SamplingPriority.UserReject);
    }

    private static void StartFinishTwoScopes(Tracer tracer)
    {
        using IScope outer = tracer.StartActive("operation1");
        outer.Span.SetTraceSamplingPriority(SamplingPriority.UserReject);
        using IScope inner = tracer.StartActive("operation2");
        inner.Span.SetTraceSamplingPriority(SamplingPriority.UserReject);
    }
}
