using System.Diagnostics;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>Activities that a component makes below an activity that is about to end.</summary>
public sealed class LateChildrenTests
{
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task TheyAreOfTheChunk_OfAnActivityThatWasExpected(bool isExpected)
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        Activity request = traces.Start("request", ActivityKind.Server);
        if (isExpected) LateChildren.Expect(request);
        EndWith(request, () => traces.Start("command").Stop());

        TraceChunk[] chunks = await traces.FlushAsync();
        Span[] spans = [.. chunks.SelectMany(ReceivedSpans.ToSpans)];
        Assert.Equal(isExpected ? 1 : 2, chunks.Length);
        Assert.Equal(2, spans.Length);
        Span root = Assert.Single(spans, static span => span.Resource == "request"),
        command = Assert.Single(spans, static span => span.Resource == "command");
        Assert.Equal((root.TraceId, root.SpanId), (command.TraceId, command.ParentId));
    }

    [Fact]
    public async Task TheyAreOfTheChunk_BelowAChild()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        Activity request = traces.Start("request", ActivityKind.Server), job = traces.Start("job");
        EndWith(job, () => traces.Start("command").Stop());
        request.Stop();

        Span[] spans = Assert.Single(await traces.FlushAsync()).ToSpans();
        Assert.Equal(3, spans.Length);
        Assert.Equal(Assert.Single(spans, static span => span.Resource == "job").SpanId,
            Assert.Single(spans, static span => span.Resource == "command").ParentId);
    }

    private static void EndWith(Activity activity, Action make)
    {
        void OnEnding(Activity ending)
        {
            if (ReferenceEquals(ending, activity)) make();
        }

        LateChildren.Ending += OnEnding;
        activity.Stop();
        LateChildren.Ending -= OnEnding;
    }
}
