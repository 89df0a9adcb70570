using SpanPack.Tracing.Tests.Support;

namespace SpanPack.Tracing.Tests.Scopes;

/// <summary>The active scope goes where the execution context goes.</summary>
public sealed class FlowTests
{
    [Fact]
    public async Task ThroughAwait_AndTaskRun()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (process.Tracer.StartActive("root"))
        {
            await Task.Delay(1);
            await Task.Run(async () =>
            {
                using IScope inner = process.Tracer.StartActive("inner");
                await Task.Yield();
                process.Tracer.StartActive("innermost").Dispose();
            });
            process.Tracer.StartActive("after").Dispose();
        }

        await AssertTreeAsync(process, ("inner", "root"), ("innermost", "inner"), ("after", "root"));
    }

    [Fact]
    public async Task IntoThreadsAndTimers_ThatBeginInsideTheScope()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        var ticked = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        using (process.Tracer.StartActive("root"))
        {
            var thread = new Thread(() => process.Tracer.StartActive("thread").Dispose());
            thread.Start();
            thread.Join();
            await using var timer = new Timer(
                _ =>
                {
                    process.Tracer.StartActive("timer").Dispose();
                    ticked.TrySetResult();
                }, null, TimeSpan.Zero, Timeout.InfiniteTimeSpan);
            await ticked.Task.InTime();
        }

        await AssertTreeAsync(process, ("thread", "root"), ("timer", "root"));
    }

    [Fact]
    public async Task NotIntoTheCaller_OfAMethodThatAwaits()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        Task<IScope> begun = BeginAsync(process.Tracer);
        using IScope scope = await begun;
        Assert.Null(process.Tracer.ActiveScope);
    }

    [Fact]
    public async Task ThroughStreams_OfWhichEachStepRunsInTheContextOfItsReader()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (process.Tracer.StartActive("reader"))
        {
            await foreach (int item in ItemsAsync(process.Tracer)) process.Tracer.StartActive($"use {item}").Dispose();
        }

        Assert.Null(process.Tracer.ActiveScope);
        await AssertTreeAsync(process, ("make 1", "reader"), ("use 1", "reader"), ("make 2", "reader"), ("use 2", "reader"));
    }

    [Fact]
    public async Task ParallelChildren_AreAllOfOneTrace()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (process.Tracer.StartActive("root"))
        {
            await Parallel.ForAsync(0, 50, async (i, _) =>
            {
                using IScope child = process.Tracer.StartActive($"child {i}");
                await Task.Yield();
                await Task.WhenAll(Enumerable.Range(0, 4).Select(async k =>
                {
                    await Task.Yield();
                    process.Tracer.StartActive($"part {i}.{k}").Dispose();
                }));
            });
        }

        await AssertTreeAsync(process,
            [.. Enumerable.Range(0, 50).Select(static i => ($"child {i}", "root")),
                .. Enumerable.Range(0, 200).Select(static i => ($"part {i / 4}.{i % 4}", $"child {i / 4}"))]);
    }

    [Fact]
    public async Task ASpanThatNobodyEnds_KeepsNothingOfTheOthersBack()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (process.Tracer.StartActive("root")) _ = process.Tracer.StartSpan("never ended");

        Assert.Equal("root", (await process.SpanAsync()).Name);
    }

    private static async Task<IScope> BeginAsync(Tracer tracer)
    {
        await Task.Yield();
        return tracer.StartActive("begun in another method");
    }

    private static async IAsyncEnumerable<int> ItemsAsync(Tracer tracer)
    {
        for (int i = 1; i <= 2; i++)
        {
            using (tracer.StartActive($"make {i}")) await Task.Yield();
            yield return i;
        }
    }

    private static async Task AssertTreeAsync(TracedProcess process, params (string Name, string Parent)[] expected)
    {
        TraceChunk[] chunks = await process.ChunksAsync();
        Dictionary<string, Span> spans = chunks.SelectMany(ReceivedSpans.ToSpans).ToDictionary(static span => span.Name!);
        Assert.Single(chunks);
        Assert.Equal(expected.Length + 1, spans.Count);
        Assert.Equal(expected.Select(static item => $"{item.Parent} > {item.Name}"),
            expected.Select(item => $"{spans.Values.Single(span => span.SpanId == spans[item.Name].ParentId).Name} > {item.Name}"));
    }
}
