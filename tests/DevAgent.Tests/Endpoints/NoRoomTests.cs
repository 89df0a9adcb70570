using System.Net;

namespace SpanPack.DevAgent.Tests;

/// <summary>A server that holds as much as it may, and whose reader takes nothing.</summary>
public class NoRoomTests : AgentTest
{
    private protected override DevAgentOptions Options
        => new() { MaxKeptBytes = 300_000, WaitsForReader = true, ReadTimeout = TimeSpan.FromMilliseconds(500) };

    [Fact]
    public async Task Request_WaitsAndIsAnswered429()
    {
        var body = new byte[400_000];
        body[0] = 0x90;
        using HttpResponseMessage first = await Client.PostTracesAsync(body);
        using HttpResponseMessage second = await Client.PostTracesAsync(Payloads.Empty);

        Assert.Equal((HttpStatusCode.OK, HttpStatusCode.TooManyRequests), (first.StatusCode, second.StatusCode));
        Assert.Equal((429, false, 0), (Server.Requests[1].Status, Server.Requests[1].IsBodyComplete, Server.Requests[1].Body.Length));
        Server.ClearRequests();
        using HttpResponseMessage third = await Client.PostTracesAsync(Payloads.Empty);
        Assert.Equal(HttpStatusCode.OK, third.StatusCode);
    }
}
