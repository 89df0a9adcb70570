using System.Net;

namespace SpanPack.DevAgent.Tests;

public class RequestBodyTests : AgentTest
{
    private const int Limit = 200_000;

    private protected override DevAgentOptions Options => new() { Behavior = new() { MaxRequestBytes = Limit } };

    [Theory]
    [InlineData(Limit, false, 200)]
    [InlineData(Limit, true, 200)]
    [InlineData(Limit + 1, false, 413)]
    [InlineData(Limit + 1, true, 413)]
    [InlineData(Limit * 10, false, 413)]
    [InlineData(Limit * 10, true, 413)]
    public async Task Body_MayBeAsLargeAsTheLimit(int size, bool chunked, int status)
    {
        var body = new byte[size];
        body[0] = 0x90;
        using HttpResponseMessage response = await Client.PostTracesAsync(body, chunked: chunked);

        Assert.Equal(status, (int)response.StatusCode);
        if (status == 413) Assert.Equal("payload-too-large\n", await response.TextAsync());
        else Assert.Equal(body, Assert.Single(Server.Requests).Body.ToArray());
    }

    [Fact]
    public async Task LengthOverTheLimit_IsRefusedBeforeTheBodyComes()
    {
        using RawClient client = await RawClient.ConnectAsync(Server);
        await client.SendAsync($"{RawClient.TraceHead}Content-Length: {Limit + 1}\r\n\r\n");

        Assert.StartsWith("HTTP/1.1 413 ", await client.ReadUntilAsync("payload-too-large\n"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Content-Length: 200001\r\n\r\n")]
    [InlineData("Transfer-Encoding: chunked\r\n\r\n30D41\r\n")]
    public async Task BodyOverTheLimit_EndsTheConnection(string rest)
    {
        using RawClient client = await RawClient.ConnectAsync(Server);
        await client.SendAsync(RawClient.TraceHead + rest + new string('x', Limit + 1));
        string answer = await client.ReadToEndAsync();

        Assert.StartsWith("HTTP/1.1 413 ", answer, StringComparison.Ordinal);
        Assert.Contains("\r\nConnection: close\r\n", answer, StringComparison.Ordinal);
        Assert.EndsWith("\r\n\r\npayload-too-large\n", answer, StringComparison.Ordinal);
    }

    [Fact]
    public async Task LengthOverTheLimit_IsNotAskedFor()
    {
        using RawClient client = await RawClient.ConnectAsync(Server);
        await client.SendAsync($"{RawClient.TraceHead}Expect: 100-continue\r\nContent-Length: {Limit + 1}\r\n\r\n");

        Assert.StartsWith("HTTP/1.1 413 ", await client.ReadUntilAsync("payload-too-large\n"), StringComparison.Ordinal);
    }

    [Fact]
    public async Task ClientThatDisconnects_IsKeptAsRefused()
    {
        using (RawClient client = await RawClient.ConnectAsync(Server))
        {
            await client.SendAsync($"{RawClient.TraceHead}Content-Length: 100\r\n\r\nab");
            client.EndSending();
            ReceivedRequest request = await Server.WaitForRequestAsync(static _ => true, Timeout.InfiniteTimeSpan).InTime();
            Assert.Equal(400, request.Status);
            Assert.Contains("cut short", request.Refusal, StringComparison.Ordinal);
        }

        await StillWorks();
    }

    [Fact]
    public async Task ClientThatResets_DoesNotHarm()
    {
        for (int i = 0; i < 20; i++)
        {
            using RawClient client = await RawClient.ConnectAsync(Server);
            await client.SendAsync($"{RawClient.TraceHead}Transfer-Encoding: chunked\r\n\r\n5\r\nab");
            client.Reset();
        }

        await StillWorks();
    }

    [Fact]
    public async Task WrongChunkHeader_IsRefused()
    {
        using RawClient client = await RawClient.ConnectAsync(Server);
        await client.SendAsync($"{RawClient.TraceHead}Transfer-Encoding: chunked\r\n\r\nzz\r\nab\r\n");

        Assert.StartsWith("HTTP/1.1 400 ", await client.ReadUntilAsync("cut short"), StringComparison.Ordinal);
        await StillWorks();
    }

    [Theory]
    [InlineData("hello\r\n\r\n")]
    [InlineData("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")]
    [InlineData("\0\0\0\0\0\0\0\0\0\0\0\r\n\r\n")]
    public async Task Garbage_DoesNotHarm(string bytes)
    {
        using RawClient client = await RawClient.ConnectAsync(Server);
        await client.SendAsync(bytes);
        client.EndSending();
        await client.ReadUntilAsync("never");

        await StillWorks();
    }

    private async Task StillWorks()
    {
        using HttpResponseMessage response = await Client.PostTracesAsync(Payloads.Empty);
        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        // one that was reset may be noted later
        Assert.Contains(Server.Requests, static request => request.Status == 200 && request.Body.Span.SequenceEqual(Payloads.Empty));
    }
}
