using System.Diagnostics;
using System.Globalization;
using FsCheck.Fluent;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Scopes;

/// <summary>
/// Random works of scopes, activities and activities that nobody collects, inside each other: their chunks, put together, are the tree,
/// with the tags that a tracer adds.
/// </summary>
[Trait("Category", Dose.Category)]
public sealed class TreeTests
{
    private const int BatchSize = 500; // works for one collector and its agent

    // Of the decision by default, and of that by the agent's rates, which come meanwhile.
    private static readonly string[] s_makers = ["-0", "-1"];

    [Theory]
    [InlineData(false, 500)]
    [InlineData(false, 3)]
    [InlineData(true, 500)]
    [InlineData(true, 3)]
    public async Task Chunks_AreTheTree(bool isV1, int partialFlush)
    {
        int count = Dose.Of(1_000, full: 25_000);
        Work[] works = [.. Work.Any.Sample(count, 40)];
        Assert.Equal(count, works.Length);
        using var hidden = new ActivitySource("SpanPack.Tests.NotCollected");
        using var listener = new ActivityListener
        {
            ShouldListenTo = source => source == hidden,
            Sample = static (ref _) => ActivitySamplingResult.AllDataAndRecorded
        };
        ActivitySource.AddActivityListener(listener);
        foreach (Work[] batch in works.Chunk(BatchSize))
            await CheckAsync(batch, hidden, isV1 ? TraceFormat.V1 : TraceFormat.V04, partialFlush);
    }

    private static async Task CheckAsync(Work[] works, ActivitySource hidden, TraceFormat format, int partialFlush)
    {
        await using CollectedTraces traces =
            await CollectedTraces.StartAsync(options => options with { PartialFlushSpans = partialFlush }, format: format);
        var run = new WorkRun(traces.Collector, traces.Source, hidden);
        for (int i = 0; i < works.Length; i++) run.Do(works[i], i.ToString(CultureInfo.InvariantCulture));

        TraceChunk[] chunks = await traces.FlushAsync();
        Dictionary<ulong, Span> spans = chunks.SelectMany(ReceivedSpans.ToSpans).ToDictionary(static span => span.SpanId);
        Assert.Equal(run.Expected.Count, spans.Count);
        foreach (Span span in spans.Values)
        {
            string? parent = run.Expected[span.Resource!];
            string said = $"{span.Resource} of {works[int.Parse(span.Resource!.Split('.')[0], CultureInfo.InvariantCulture)]}";
            if (parent == WorkRun.Unknown)
            {
                Assert.False(span.ParentId == 0 || spans.ContainsKey(span.ParentId), said);
                continue;
            }

            Assert.True(span.ParentId == 0
                ? parent is null
                : spans.TryGetValue(span.ParentId, out Span? found) && found.Resource == parent
                    && found.TraceId == span.TraceId, $"{said} has another parent than {parent}");
            bool isRoot = parent is null;
            Assert.True(span.GetMetric("_dd.top_level") == (isRoot ? 1 : null)
                && span.GetMetric("process_id") == (isRoot ? Environment.ProcessId : null),
                    $"{said} has other tags than its place in the trace asks for");
        }

        foreach (TraceChunk chunk in chunks) CheckChunk(chunk, format);
    }

    private static void CheckChunk(TraceChunk chunk, TraceFormat format)
    {
        Span[] spans = [.. chunk.ToSpans()];
        Assert.Single(spans.Select(static span => span.TraceId).Distinct());
        if (format == TraceFormat.V1)
        {
            Assert.Equal(SamplingPriority.AutoKeep, chunk.SamplingPriority);
            return;
        }

        Assert.Contains(spans[0].GetTag("_dd.p.dm"), s_makers);
        Assert.All(spans.Skip(1), static span => Assert.Null(span.GetTag("_dd.p.dm")));
        Assert.All(spans,
            span =>
                Assert.True((span.GetMetric("_sampling_priority_v1") == 1) == IsOrphan(span, spans),
                    $"{span.Resource} among {spans.Length}: the priority is on orphans alone"));
    }

    // As the reference has it: in a chunk with the root of the whole trace nobody else is one.
    private static bool IsOrphan(Span span, Span[] chunk)
        => span.ParentId == 0
            || (!Array.Exists(chunk, static other => other.ParentId == 0) && !Array.Exists(chunk, other => other.SpanId == span.ParentId));
}
