using System.Diagnostics;
using SpanPack.Tracing.Benchmarks.Calls;

namespace SpanPack.Tracing.Benchmarks.Activities;

/// <summary>Activities that a collector of ours collects.</summary>
/// <param name="end">The collector, which listens to the source.</param>
/// <param name="source">The source.</param>
/// <param name="call">One call.</param>
/// <param name="spans">The spans of a call.</param>
internal sealed class ActivityCalls(TracedEnd end, ActivitySource source, Action<ActivitySource> call, int spans) : ICalled
{
    public void Call(int count)
    {
        for (int i = 0; i < count; i++) call(source);
    }

    public void Check(int count) => end.Check(count * spans);
}
