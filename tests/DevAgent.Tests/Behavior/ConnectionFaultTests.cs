using System.Globalization;
using System.Text;

namespace SpanPack.DevAgent.Tests;

/// <summary>What the server was told to do to connections, on the wire.</summary>
public sealed class ConnectionFaultTests : AgentTest, IDisposable
{
    private readonly TemporaryFolder _folder = new();

    private protected override DevAgentOptions Options => new() { SocketPath = _folder["a.sock"], ReadTimeout = TimeSpan.FromHours(1) };

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task Close_EndsTheConnectionWithoutAByte(bool overSocket)
    {
        Server.Behavior = new() { Faults = [new(DevAgentFaultKind.Close)] };
        using RawClient client = await ConnectAsync(overSocket);
        await client.SendAsync(Post(Payloads.OneSpan));

        Assert.Equal(string.Empty, await client.ReadToEndAsync());
        AssertUnanswered(DevAgentFaultKind.Close);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task Garbage_IsNoHttp(bool overSocket)
    {
        Server.Behavior = new() { Faults = [new(DevAgentFaultKind.Garbage)] };
        using RawClient client = await ConnectAsync(overSocket);
        await client.SendAsync(Post(Payloads.OneSpan));

        Assert.Equal("\x15\x03\x01\0\x02\x02\x46\0\xFF\xFE\r\n\r\n", await client.ReadToEndAsync());
        AssertUnanswered(DevAgentFaultKind.Garbage);
        await Assert.ThrowsAsync<HttpRequestException>(() => Client.PostTracesAsync(Payloads.OneSpan));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task Hang_TakesTheRequestAndLeavesTheConnectionOpen(bool overSocket)
    {
        Server.Behavior = new() { Faults = [new(DevAgentFaultKind.Hang)] };
        using RawClient client = await ConnectAsync(overSocket);
        await client.SendAsync(Post(Payloads.OneSpan));
        await Server.WaitForRequestAsync(static _ => true, Timeout.InfiniteTimeSpan).InTime();
        Task<string> answer = client.ReadToEndAsync();
        AssertUnanswered(DevAgentFaultKind.Hang);
        Server.Behavior = new();
        using HttpResponseMessage other = await Client.PostTracesAsync(Payloads.Empty);

        Assert.False(answer.IsCompleted);
        await Server.DisposeAsync().InTime();
        Assert.Equal(string.Empty, await answer);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task CloseMidBody_DoesNotWaitForTheOtherHalf(bool overSocket)
    {
        Server.Behavior = new() { Faults = [new(DevAgentFaultKind.CloseMidBody)] };
        using RawClient client = await ConnectAsync(overSocket);
        string request = Post(Payloads.OneSpan);
        int half = Payloads.OneSpan.Length / 2;
        await client.SendAsync(request[..^(Payloads.OneSpan.Length - half)]);

        Assert.Equal(string.Empty, await client.ReadToEndAsync());
        ReceivedRequest received = Assert.Single(Server.Requests);
        Assert.Equal((0, false, false), (received.Status, received.IsBodyComplete, received.IsAccepted));
        Assert.Equal(Payloads.OneSpan[..half], received.Body.ToArray());
    }

    [Fact]
    public async Task CloseMidBody_OfAChunkedBody_IsAfterItsFirstByte()
    {
        Server.Behavior = new() { Faults = [new(DevAgentFaultKind.CloseMidBody)] };
        using RawClient client = await RawClient.ConnectAsync(Server);
        await client.SendAsync(RawClient.TraceHead + "Transfer-Encoding: chunked\r\n\r\n2\r\nab");

        Assert.Equal(string.Empty, await client.ReadToEndAsync());
        Assert.Equal("a"u8.ToArray(), Assert.Single(Server.Requests).Body.ToArray());
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task CutAnswer_IsHalfOfWhatItPromises(bool overSocket)
    {
        using RawClient usual = await ConnectAsync(overSocket);
        await usual.SendAsync(Post(Payloads.OneSpan));
        string whole = await usual.ReadUntilAsync("}}\n");
        string rates = whole[(whole.IndexOf("\r\n\r\n", StringComparison.Ordinal) + 4)..];
        Server.Behavior = new() { Faults = [new(DevAgentFaultKind.CutAnswer)] };
        using RawClient client = await ConnectAsync(overSocket);
        await client.SendAsync(Post(Payloads.OneSpan));
        string answer = await client.ReadToEndAsync();

        Assert.StartsWith("HTTP/1.1 200 OK\r\n", answer, StringComparison.Ordinal);
        Assert.Contains($"\r\nContent-Length: {rates.Length}\r\n", answer, StringComparison.Ordinal);
        Assert.EndsWith($"\r\n\r\n{rates[..(rates.Length / 2)]}", answer, StringComparison.Ordinal);
        Assert.Equal((200, true, DevAgentFaultKind.CutAnswer),
            (Server.Requests[1].Status, Server.Requests[1].IsAccepted, Server.Requests[1].Fault!.Kind));
        HttpRequestException problem = await Assert.ThrowsAsync<HttpRequestException>(() => Client.PostTracesAsync(Payloads.OneSpan));
        Assert.Equal(HttpRequestError.ResponseEnded, (problem.InnerException as HttpIOException)?.HttpRequestError);
    }

    [Fact]
    public async Task Every_LeavesTheOthersAsTheyAre()
    {
        Server.Behavior = new() { Faults = [new(DevAgentFaultKind.Close, every: 3)] };
        using RawClient client = await RawClient.ConnectAsync(Server);
        for (int i = 0; i < 2; i++)
        {
            await client.SendAsync(Post(Payloads.Empty));
            Assert.StartsWith("HTTP/1.1 200 ", await client.ReadUntilAsync("}}\n"), StringComparison.Ordinal);
        }

        await client.SendAsync(Post(Payloads.Empty));
        Assert.Equal(string.Empty, await client.ReadToEndAsync());
    }

    [Fact]
    public async Task UnansweredRequest_IsSavedWithoutAnAnswer()
    {
        Server.Behavior = new() { Faults = [new(DevAgentFaultKind.Close)] };
        using (RawClient client = await RawClient.ConnectAsync(Server))
        {
            await client.SendAsync(Post(Payloads.OneSpan));
            await client.ReadToEndAsync();
        }

        string path = new ReceivedRequestFolder(_folder["saved"]).Save(Assert.Single(Server.Requests))!;
        SavedRequest saved = SavedRequest.Read(path.Replace(".v0.4.msgpack", ".headers.json", StringComparison.Ordinal));
        Assert.Equal((null, null, Payloads.OneSpan.Length), (saved.Status, saved.Answer, (int)saved.BodyBytes));
        Assert.Equal($"POST /v0.4/traces ({Payloads.OneSpan.Length} bytes) without an answer: told to close the connection",
            Server.Requests[0].ToString());
    }

    public void Dispose() => _folder.Dispose();

    private static string Post(byte[] body)
        => string.Create(CultureInfo.InvariantCulture,
            $"{RawClient.TraceHead}Content-Length: {body.Length}\r\n\r\n{Encoding.Latin1.GetString(body)}");

    private Task<RawClient> ConnectAsync(bool overSocket)
        => overSocket ? RawClient.ConnectToSocketAsync(Server) : RawClient.ConnectAsync(Server);

    private void AssertUnanswered(DevAgentFaultKind kind)
    {
        ReceivedRequest request = Assert.Single(Server.Requests);
        Assert.Equal((0, false, true, kind, string.Empty),
            (request.Status, request.IsAccepted, request.IsBodyComplete, request.Fault!.Kind, request.Answer));
        Assert.Equal(Payloads.OneSpan, request.Body.ToArray());
    }
}
