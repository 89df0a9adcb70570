namespace SpanPack.Tracing.Benchmarks.Calls;

/// <summary>Calls of a tracer.</summary>
/// <param name="end">The tracer.</param>
/// <param name="call">One call.</param>
/// <param name="spans">The spans of a call.</param>
internal sealed class TracerCalls(TracedEnd end, Action<Tracer> call, int spans) : ICalled
{
    public void Call(int count)
    {
        for (int i = 0; i < count; i++) call(end.Tracer);
    }

    public void Check(int count) => end.Check(count * spans);
}
