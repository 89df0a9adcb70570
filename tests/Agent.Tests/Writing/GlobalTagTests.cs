namespace SpanPack.Agent.Tests;

/// <summary>The tags of <c>DD_TAGS</c> on spans that the program makes itself.</summary>
public sealed class GlobalTagTests
{
    [Fact]
    public async Task SpansGetTheTagsOfTheProcess()
    {
        await using var agent = new TraceAgent();
        Span span =
            await WriteAsync(agent, new Span { TraceId = 1, SpanId = 2, Name = "by hand", Service = "shop", Start = 1, Duration = 1 });

        Assert.Equal(("x", "eu", "a", "p"), (span.GetTag("team"), span.GetTag("region"), span.GetTag("zone"), span.GetTag("pod_name")));
    }

    [Fact]
    public async Task TagsOfTheSpan_Stay()
    {
        var own = new Span { TraceId = 1, SpanId = 2, Name = "by hand", Service = "shop", Start = 1, Duration = 1 };
        own.SetTag("team", "own");
        own.SetMetric("region", 7);
        own.SetAttribute("zone", true);
        await using var agent = new TraceAgent();
        Span span = await WriteAsync(agent, own);

        Assert.Equal(("own", 7d, "p"), (span.GetTag("team"), span.GetMetric("region"), span.GetTag("pod_name")));
        Assert.Equal("true", span.GetTag("zone"));
    }

    private static async Task<Span> WriteAsync(TraceAgent agent, Span span)
    {
        await using var writer = new AgentWriter(new AgentWriterOptions
        {
            Process = TestProcess.Describe(("DD_TAGS", "team:x,region:eu,zone:a,pod_name:p,version:1")),
            Client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(agent.Address) },
            Format = TraceFormat.V04,
        });
        writer.Write(new TraceChunk(new[] { span }));
        await writer.FlushAsync().InTime();
        return Chunks.Read(Assert.Single(agent.Traces)).Chunks[0].Spans[0];
    }
}
