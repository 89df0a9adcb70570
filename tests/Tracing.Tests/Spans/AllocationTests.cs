using SpanPack.Tracing.ExtensionMethods;
using SpanPack.Tracing.Tests.Support;

namespace SpanPack.Tracing.Tests.Spans;

/// <summary>What spans and scopes of the program cost in memory, until their bytes are in a segment.</summary>
public sealed class AllocationTests
{
    private const int Calls = 500;

    [Fact]
    public async Task Spans_AllocateLessThanTheirLimit() => Assert.InRange(await BytesOfAsync(StartFinishSpan), 1, 350);

    [Fact]
    public async Task Scopes_AllocateLessThanTheirLimit() => Assert.InRange(await BytesOfAsync(StartFinishScope), 1, 430);

    [Fact]
    public async Task NestedScopes_AllocateNoMoreThanTheirLimit() => Assert.InRange(await BytesOfAsync(StartFinishTwoScopes), 1, 800);

    // Segments are new until some were sent.
    private static async Task<long> BytesOfAsync(Action<Tracer> call)
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        long least = long.MaxValue;
        for (int round = 0; round < 10; round++)
        {
            least = Math.Min(least, BytesOf(call, process.Tracer));
            await process.Tracer.ForceFlushAsync().InTime();
        }

        Assert.True(process.Collector.SpanCount > 0);
        return least;
    }

    private static long BytesOf(Action<Tracer> call, Tracer tracer)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        for (int i = 0; i < Calls; i++) call(tracer);
        return (GC.GetAllocatedBytesForCurrentThread() - before) / Calls;
    }

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
