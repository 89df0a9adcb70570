using System.Globalization;
using SpanPack.Docs.Tests.Snippets;

namespace SpanPack.Docs.Tests;

/// <summary>The README's own loop, as it stands there, loses no trace.</summary>
public sealed class SendingTests
{
    private const int Traces = 30_000;

    /// <summary>Gets the formats, as the README would name them.</summary>
    public static TheoryData<TraceFormat> Formats => [TraceFormat.V04, TraceFormat.V05, TraceFormat.V07, TraceFormat.V1];

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task Loop_SendsEveryTraceOnce(TraceFormat format)
    {
        Page page = Page.Read("README.md");
        string loop = page.Snippets.Single(static snippet => snippet.IsProgram && snippet.Code.Contains("new TraceSender(", StringComparison.Ordinal)).Code;
        string sender = page.Types.Single(static code => code.Contains("class TraceSender", StringComparison.Ordinal));
        Assert.Contains("i < 30_000;", loop, StringComparison.Ordinal);
        await using DevAgentServer agent = await DevAgentServer.StartAsync();

        UserProgram.Run(await UserCompiler.CompileAsync(
            loop.Replace("http://localhost:8126", agent.Url.ToString(), StringComparison.Ordinal),
            sender.Replace("TraceFormat.V04", $"TraceFormat.{format}", StringComparison.Ordinal)));

        Assert.All(agent.Requests, request => Assert.Equal((200, format), (request.Status, request.Format!.Value)));
        Assert.All(agent.Requests, static request => Assert.Equal(request.Payload!.Chunks.Count.ToString(CultureInfo.InvariantCulture), request.GetHeader("X-Datadog-Trace-Count")));
        UInt128[] ids = [.. agent.Requests.SelectMany(static request => request.Payload!.Chunks).Select(static chunk => chunk.Spans[0].TraceId)];
        Assert.Equal((Traces, Traces), (ids.Length, ids.Distinct().Count()));
    }
}
