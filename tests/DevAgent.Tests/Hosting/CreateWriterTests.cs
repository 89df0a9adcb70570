namespace SpanPack.DevAgent.Tests.Hosting;

/// <summary>Writers that the server makes.</summary>
public sealed class CreateWriterTests
{
    [Fact]
    public async Task AWriter_SendsHere()
    {
        await using DevAgentServer server = await DevAgentServer.StartAsync();
        await using AgentWriter writer = server.CreateWriter();
        await using AgentWriter other = server.CreateWriter(new AgentWriterOptions
        {
            AgentUrl = "http://127.0.0.1:1",
            Process = new ProcessDescription { Service = "kept" }
        });
        foreach (AgentWriter each in (AgentWriter[])[writer, other])
        {
            each.Write(new TraceChunk(new[] { new Span { TraceId = 1, SpanId = 2, Name = "a", Service = "b", Start = 1, Duration = 1 } }));
            await each.FlushAsync().InTime();
        }

        Assert.Equal(2, server.Requests.Count(static request => request.IsAccepted));
        Assert.Equal("kept", other.Process.Service);
    }
}
