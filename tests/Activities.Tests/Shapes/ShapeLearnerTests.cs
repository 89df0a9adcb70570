using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Shapes;

/// <summary>What is learned is bounded, and worth it.</summary>
public sealed class ShapeLearnerTests
{
    private const int TickMilliseconds = 20_000;

    [Fact]
    public async Task A_shape_is_learned_when_it_comes_again()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options => options with { LearnsAtOnce = true });
        ShapeLearner shapes = traces.Collector.Shapes!;

        End(traces, "a");
        Assert.Equal(0, shapes.Learned);
        End(traces, "a");
        Assert.Equal(1, shapes.Learned);
        End(traces, "a");
        Assert.Equal(1, shapes.Learned);
        Assert.Equal(["a", "a", "a"], (await SpansAsync(traces)).Select(static span => span.Resource));
    }

    [Fact]
    public async Task Names_that_never_come_again_are_not_learned()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options => options with { LearnsAtOnce = true });

        for (int i = 0; i < 2_000; i++) End(traces, $"name {i}");

        Assert.Equal(0, traces.Collector.Shapes!.Learned);
        Assert.Equal(0, traces.Collector.Shapes.Tree.Count);
    }

    [Fact]
    public async Task What_is_kept_is_bounded_and_learned_anew()
    {
        var time = new ManualTime();
        await using CollectedTraces traces = await CollectedTraces.StartAsync(options => options with { LearnsAtOnce = true, Time = time });
        ShapeLearner shapes = traces.Collector.Shapes!;

        for (int i = 0; i < 3 * ShapeLearner.MaxNodes; i++) EndThrice(traces, $"name {i}");
        int count = shapes.Tree.Count;
        long learned = shapes.Learned;
        EndThrice(traces, "one more");
        Assert.Equal(learned, shapes.Learned);
        time.Advance(TimeSpan.FromMilliseconds(TickMilliseconds));
        for (int i = 0; i < 10_000 && shapes.Learned == learned; i++) End(traces, "another one"); // it has left off trying for some chunks

        Assert.InRange(count, 1_000, ShapeLearner.MaxNodes);
        Assert.Equal(1, shapes.Tree.Count);
        Assert.Equal(learned + 1, shapes.Learned);
    }

    [Fact]
    public async Task Shapes_are_learned_by_a_thread_of_the_pool()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();

        await Wait.UntilAsync(
            () =>
            {
                End(traces, "a");
                return traces.Collector.Shapes!.Learned == 1;
            },
            "a shape is learned");
    }

    // The third one is written by its template, so the collector does not leave off trying.
    private static void EndThrice(CollectedTraces traces, string name)
    {
        for (int i = 0; i < 3; i++) End(traces, name);
    }

    private static void End(CollectedTraces traces, string name)
    {
        traces.Start(name).Stop();
    }

    private static async Task<Span[]> SpansAsync(CollectedTraces traces)
    {
        await traces.FlushAsync();
        return traces.Spans;
    }
}
