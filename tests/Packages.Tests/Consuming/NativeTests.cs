using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests.Consuming;

/// <summary>
/// Programs of users as machine code: publishing warns of nothing, and data that is read by reflection from the framework's events arrives
/// nevertheless.
/// </summary>
[Collection(PackageCollection.Name)]
public sealed class NativeTests(PackedRepository packed)
{
    [NativeFact]
    public async Task Programs_SendTheirSpans_AndPublishWithoutAWarning()
    {
        ConsumerFolder folder = ConsumerFolder.Create(packed, "native");
        var project = new WrittenProject("Native");
        folder.Add(project.Name, project.FilesOf(packed));

        (string program, string log) = await folder.PublishAsync(project.Name);

        Assert.DoesNotContain("warning", log, StringComparison.OrdinalIgnoreCase);
        await CheckWebAsync(program, "Production"); // the server says that nobody has handled the exception
        await CheckWebAsync(program, "Development"); // the page for developers does
        await CheckExporterAsync(program);
        await CheckTracerAsync(program);
    }

    private static async Task CheckExporterAsync(string program)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using var process = new RunningProgram(program, ["exporter"], agent);
        await process.WaitAsync();
        Span span = Assert.Single(ReceivedSpans.Of(agent));
        Assert.Equal(("checkout", 1, "it fails"), (span.Resource, span.Error, span.GetTag("error.msg")));
        CheckException(span, "it fails");
    }

    private static async Task CheckTracerAsync(string program)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using var process = new RunningProgram(program, ["tracer"], agent);
        await process.WaitAsync();
        Span[] spans = ReceivedSpans.Of(agent);
        Assert.Equal(["query", "checkout"], spans.Select(static span => span.Resource));
        Assert.Equal(spans[1].SpanId, spans[0].ParentId);
        Assert.Equal((1, "it fails", "7"), (spans[1].Error, spans[1].GetTag("error.msg"), spans[1].GetTag("order.id")));
        TraceChunk chunk = Assert.Single(agent.Requests.Where(static request => request.IsAccepted).SelectMany(static request
            => request.Payload!.Chunks));
        // v1.0 has it in the chunk, v0.4 on its root: which of the two is sent depends on when the agent has said what it takes.
        Assert.Equal(2d, (double?)chunk.SamplingPriority ?? spans[1].GetMetric("_sampling_priority_v1"));
    }

    private static async Task CheckWebAsync(string program, string environment)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using var process = new RunningProgram(program, ["web"], agent, ("ASPNETCORE_ENVIRONMENT", environment));
        using var client = new HttpClient { BaseAddress = await process.ReadAddressAsync() };
        Assert.Equal("order 7", await client.GetStringAsync(new Uri("/orders/7", UriKind.Relative)));
        using HttpResponseMessage crashed = await client.GetAsync(new Uri("/crash", UriKind.Relative));
        await process.TerminateAsync();

        Span[] spans = ReceivedSpans.Of(agent);
        Span order = Assert.Single(spans, static span => span.Resource == "GET /orders/{id}");
        Assert.Equal((0, 200d, "/orders/{id}"), (order.Error, order.GetMetric("http.status_code"), order.GetTag("http.route")));
        Span crash = Assert.Single(spans, static span => span.Resource == "GET /crash");
        Assert.Equal((1, 500d, "/crash"), (crash.Error, crash.GetMetric("http.status_code"), crash.GetTag("http.route")));
        Assert.Equal("System.InvalidOperationException", crash.GetTag("error.type"));
        CheckException(crash, "it crashes");
    }

    // An event, or text of one: who ends before the agent has said what it takes sends what all agents take.
    private static void CheckException(Span span, string message)
    {
        string said = span.GetTag("events")
            ?? string.Join('\n', Assert.Single(span.Events.ToArray()).Attributes.Select(static pair => pair.Value.AsString()));
        Assert.All(["System.InvalidOperationException", message, "Program."], part
            => Assert.Contains(part, said, StringComparison.Ordinal));
    }
}
