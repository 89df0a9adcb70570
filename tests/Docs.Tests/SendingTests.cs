using System.Globalization;
using SpanPack.Docs.Tests.Snippets;

namespace SpanPack.Docs.Tests;

/// <summary>The loop of the page of spans, as it stands there, loses no trace.</summary>
public sealed class SendingTests
{
    private const int Traces = 10_000;

    /// <summary>Gets the formats, as pages would name them.</summary>
    public static TheoryData<TraceFormat> Formats => [TraceFormat.V04, TraceFormat.V05, TraceFormat.V07, TraceFormat.V1];

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task Loop_SendsEveryTraceOnce(TraceFormat format)
    {
        string loop = Page.Read("docs/spans.md").Snippets
            .Single(static snippet => snippet.IsProgram && snippet.Code.Contains("new AgentWriter()", StringComparison.Ordinal)).Code;
        Assert.Contains("i < 10_000;", loop, StringComparison.Ordinal);
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using var variables = new AgentVariables(agent, format);

        UserProgram.Run(await UserCompiler.CompileAsync(loop));

        ReceivedRequest[] requests = [.. agent.Requests.Where(static request => request.Format is not null)];
        Assert.All(requests, static request => Assert.Equal(200, request.Status));
        // v0.4 until the agent has said what it takes
        Assert.All(requests, request => Assert.Contains(request.Format!.Value, new[] { TraceFormat.V04, format }));
        Assert.All(requests,
            static request =>
                Assert.Equal(request.Payload!.Chunks.Count.ToString(CultureInfo.InvariantCulture),
                    request.GetHeader("X-Datadog-Trace-Count")));
        UInt128[] ids = [.. requests.SelectMany(static request => request.Payload!.Chunks).Select(static chunk => chunk.Spans[0].TraceId)];
        Assert.Equal((Traces, Traces), (ids.Length, ids.Distinct().Count()));
    }
}
