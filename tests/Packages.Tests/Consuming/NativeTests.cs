using System.Text.RegularExpressions;
using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests.Consuming;

/// <summary>
/// Programs of users as machine code: publishing warns of nothing, and data that is read by reflection from the framework's events arrives
/// nevertheless.
/// </summary>
[Collection(PackageCollection.Name)]
public sealed partial class NativeTests(PackedRepository packed)
{
    private const string Web = "SpanPack.AspNetCore"; // it is in the web application

    // All other libraries but the receiver, which is for tests, and that for Confluent.Kafka, which needs reflection over its own types.
    private static readonly string[] s_packages =
        [.. KnownPackages.Libraries.Keys.Except([Web, "SpanPack.DevAgent", "SpanPack.Confluent.Kafka"])];

    [NativeFact]
    public async Task EveryPackage_Works_PublishesWithoutAWarning_AndKeepsItsSize()
    {
        (string program, MstatFile content) = await PublishAsync("Native");

        await CheckExporterAsync(program);
        await CheckTracerAsync(program);
        await CheckHostAsync(program);
        await CheckClientsAsync(program);
        await CheckOutputAsync(program, "logs", "dd_service dd_span_id dd_trace_id", "32");
        await CheckOutputAsync(program, "payload", "checkout");
        await CheckOutputAsync(program, "converter", "checkout");
        Assert.All(s_packages, id => Assert.True(content.SizeOf(id) > 0, $"{id} is not in the program."));
        NativeSizes.Check("packages", s_packages.Select(id => KeyValuePair.Create(id, content.SizeOf(id))));
    }

    [NativeFact]
    public async Task WebApplication_SendsItsSpans_PublishesWithoutAWarning_AndKeepsItsSize()
    {
        (string program, MstatFile content) = await PublishAsync("NativeWeb");

        await CheckWebAsync(program, "Production"); // the server says that nobody has handled the exception
        await CheckWebAsync(program, "Development"); // the page for developers does
        NativeSizes.Check("programs",
            [KeyValuePair.Create("NativeWeb", content.Total), KeyValuePair.Create($"{Web} in NativeWeb", content.SizeOf(Web))]);
    }

    private async Task<(string Program, MstatFile Content)> PublishAsync(string name)
    {
        ConsumerFolder folder = ConsumerFolder.Create(packed, name);
        var project = new WrittenProject(name);
        folder.Add(project.Name, project.FilesOf(packed));
        (string program, MstatFile content, string log) = await folder.PublishAsync(project.Name);
        Assert.DoesNotContain(log.Split('\n'), static line
            => line.Contains("warning", StringComparison.OrdinalIgnoreCase) && !OfOthers().IsMatch(line));
        return (program, content);
    }

    // Warnings about code of libraries that are not made for machine code. Extensions of ours are in their namespaces.
    [GeneratedRegex(@"warning IL\d{4}: (Hangfire|MessagePack)\.(?!Datadog)")]
    private static partial Regex OfOthers();

    private static async Task CheckOutputAsync(string program, string part, params string[] expected)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using var process = new RunningProgram(program, [part], agent);
        string output = await process.WaitAsync();
        Assert.All(expected, line => Assert.Contains(line, output.Split('\n')));
    }

    private static async Task CheckHostAsync(string program)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using var process = new RunningProgram(program, ["host"], agent);
        await process.WaitAsync();
        Assert.Equal("checkout", Assert.Single(ReceivedSpans.Of(agent)).Resource);
    }

    private static async Task CheckClientsAsync(string program)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using var process = new RunningProgram(program, ["clients"], agent);
        Assert.Contains("SpanPack.Hangfire", await process.WaitAsync(), StringComparison.Ordinal);
        Span[] spans = ReceivedSpans.Of(agent);
        Span root = Assert.Single(spans, static span => span.Resource == "clients");
        // Redis has no span: a command is one when it was sent.
        Span sent = Assert.Single(spans, static span => span.Resource == "send orders");
        Assert.Equal((root.SpanId, 1), (sent.ParentId, sent.Error));
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
        using var process = new RunningProgram(program, [], agent, ("ASPNETCORE_ENVIRONMENT", environment));
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
