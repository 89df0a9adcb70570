namespace SpanPack.DevAgent.Tests;

public class ReadTimeoutTests : AgentTest
{
    private protected override DevAgentOptions Options => new() { ReadTimeout = TimeSpan.FromMilliseconds(100) };

    [Theory]
    [InlineData("Content-Length: 100\r\n\r\nab")]
    [InlineData("Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n")]
    public async Task BodyThatDoesNotArrive_IsAnswered408AndTheConnectionEnds(string rest)
    {
        using RawClient client = await RawClient.ConnectAsync(Server);
        await client.SendAsync(RawClient.TraceHead + rest);
        string answer = await client.ReadUntilAsync("timeout\n");

        Assert.StartsWith("HTTP/1.1 408 ", answer, StringComparison.Ordinal);
        Assert.Contains("\r\nConnection: close\r\n", answer, StringComparison.Ordinal);
        Assert.Equal((408, "timeout"), (Assert.Single(Server.Requests).Status, Server.Requests[0].Refusal));
    }
}
