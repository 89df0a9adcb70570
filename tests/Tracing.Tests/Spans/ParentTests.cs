using System.Diagnostics;
using SpanPack.Tracing.Tests.Support;

namespace SpanPack.Tracing.Tests.Spans;

/// <summary>Parents that the program names.</summary>
public sealed class ParentTests
{
    [Fact]
    public async Task None_BeginsANewTrace()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (process.Tracer.StartActive("outer"))
        using (process.Tracer.StartActive("apart", new SpanCreationSettings { Parent = SpanContext.None }))
        using (process.Tracer.StartActive("below"))
        {
        }

        Dictionary<string, Span> spans = await process.SpansAsync();
        Assert.Equal((0UL, false), (spans["apart"].ParentId, spans["apart"].TraceId == spans["outer"].TraceId));
        Assert.Equal((spans["apart"].SpanId, spans["apart"].TraceId), (spans["below"].ParentId, spans["below"].TraceId));
        Assert.Equal((0UL, 0UL, null), (SpanContext.None.TraceId, SpanContext.None.SpanId, SpanContext.None.ServiceName));
    }

    [Fact]
    public async Task ASpan_MayBeTheParent_WithoutBeingActive()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (process.Tracer.StartActive("active"))
        {
            using ISpan parent = process.Tracer.StartSpan("parent", new SpanCreationSettings { Parent = SpanContext.None });
            using ISpan child = process.Tracer.StartSpan("child", new SpanCreationSettings { Parent = parent.Context });
            Assert.Equal("active", process.Tracer.ActiveScope!.Span.OperationName);
        }

        Dictionary<string, Span> spans = await process.SpansAsync();
        Assert.Equal((spans["parent"].SpanId, spans["parent"].TraceId), (spans["child"].ParentId, spans["child"].TraceId));
        Assert.NotEqual(spans["active"].TraceId, spans["child"].TraceId);
    }

    [Fact]
    public async Task AChild_HasTheStartThatIsSaid()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        DateTimeOffset start = DateTimeOffset.UtcNow.AddHours(-1);
        using (process.Tracer.StartActive("parent"))
        {
            process.Tracer.StartSpan("said", new SpanCreationSettings { StartTime = start }).Finish(start.AddSeconds(7));
            process.Tracer.StartSpan("now").Finish();
        }

        Dictionary<string, Span> spans = await process.SpansAsync();
        Assert.Equal((start, TimeSpan.FromSeconds(7)), (spans["said"].StartTime, spans["said"].Elapsed));
        Assert.InRange(spans["now"].Start, spans["parent"].Start, spans["parent"].Start + spans["parent"].Duration);
        Assert.Equal(spans["parent"].SpanId, spans["said"].ParentId);
    }

    [Fact]
    public async Task AContextMadeByHand_IsContinued()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        var parent = new SpanContext(0x1234, 0x55, SamplingPriority.UserKeep, "caller");
        process.Tracer.StartSpan("work", new SpanCreationSettings { Parent = parent }).Finish();

        Span sent = await process.SpanAsync();
        Assert.Equal(((UInt128)0x1234, 0x55UL, 2, 1, "shop"),
            (sent.TraceId, sent.ParentId, sent.GetMetric("_sampling_priority_v1"), sent.GetMetric("_dd.top_level"), sent.Service));
        Assert.Equal((null, null, "caller"), (parent.Parent, parent.ParentId, parent.ServiceName));
    }

    [Fact]
    public async Task AContextWithoutTraceId_GetsOne()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        var parent = new SpanContext(null, 0x55);
        process.Tracer.StartSpan("a", new SpanCreationSettings { Parent = parent }).Finish();
        process.Tracer.StartSpan("b", new SpanCreationSettings { Parent = parent }).Finish();

        Dictionary<string, Span> spans = await process.SpansAsync();
        Assert.Equal((0x55UL, spans["b"].TraceId), (spans["a"].ParentId, spans["a"].TraceId));
        Assert.NotEqual((UInt128)0, spans["a"].TraceId);
    }

    [Fact]
    public async Task A128BitTraceId_IsWhole()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        var id = new UInt128(0xAB, 0xCD);
        SpanContext parent = SpanContext.Create(id, 7, SamplingPriority.AutoReject);
        Assert.Equal((0xCDUL, id, id), (parent.TraceId, parent.TraceId128, parent.GetTraceId128()));
        using (IScope scope = process.Tracer.StartActive("work", new SpanCreationSettings { Parent = parent }))
            Assert.Equal((0xCDUL, id), (scope.Span.TraceId, scope.Span.Context.GetTraceId128()));

        Assert.Equal(0, (await process.SpanAsync()).GetMetric("_sampling_priority_v1"));
    }

    [Fact]
    public async Task AContextOfAnotherImplementation_IsContinued()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        process.Tracer.StartSpan("work",
            new SpanCreationSettings { Parent = new ForeignSpan { TraceId = 3, SpanId = 4, ServiceName = "shop" } })
            .Finish();

        Span sent = await process.SpanAsync();
        Assert.Equal(((UInt128)3, 4UL), (sent.TraceId, sent.ParentId));
    }

    /// <summary>Such as that of ASP.NET Core for the ids in logs.</summary>
    [Theory]
    [InlineData("dd=s:2;o:rum;p:00000000000001c8;t.dm:-4", "-01", 2)]
    [InlineData("dd=s:-1;o:rum;p:00000000000001c8", "-00", -1)]
    public async Task BelowARequestThatIsNotCollected_TheCallersSpanIsTheParent(string state, string flags, int priority)
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (Activity request = new Activity("request").SetParentId($"00-{99:x32}-{456:x16}{flags}"))
        {
            request.TraceStateString = state;
            request.Start();
            using (process.Tracer.StartActive("work"))
            using (process.Source.StartActivity("activity")) await Task.Yield();
        }

        Dictionary<string, Span> spans =
            (await process.ChunksAsync()).SelectMany(ReceivedSpans.ToSpans).ToDictionary(static span => span.Resource!);
        Span work = spans["work"];
        Assert.Equal(((UInt128)99, 456UL, (double?)priority, "rum"),
            (work.TraceId, work.ParentId, work.GetMetric("_sampling_priority_v1"), work.GetTag("_dd.origin")));
        Assert.Equal(((UInt128)99, work.SpanId), (spans["activity"].TraceId, spans["activity"].ParentId));
    }

    [Fact]
    public async Task AChildOfAnotherTracersSpan_IsSentWithIt()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        await using TracedProcess other = await TracedProcess.StartAsync();
        using (ISpan parent = process.Tracer.StartSpan("parent"))
            other.Tracer.StartSpan("child", new SpanCreationSettings { Parent = parent.Context }).Finish();

        Assert.Empty(await other.ChunksAsync());
        Assert.Equal(2, Assert.Single(await process.ChunksAsync()).SpanCount);
    }
}
