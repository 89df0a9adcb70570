using System.Net;
using System.Net.Sockets;
using System.Text;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary>Answers that no agent gives: <c>spanpack send</c> shows what it can, and ends.</summary>
public class SendAnswerTests
{
    private const string Head = "HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=no-such\r\n";

    [Fact]
    public async Task LongAnswer_IsCut()
    {
        ToolResult run =
            await SendAsync(Head + "Content-Length: 1000000\r\n\r\n", Enumerable.Repeat((byte)'x', 1_000_000).ToArray(), repeat: false);

        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.EndsWith($": 200 {new string('x', 65536)} ... (the rest of an answer over 65,536 bytes is not read)\n", run.Output,
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task AnswerWithoutEnd_IsCut()
    {
        ToolResult run = await SendAsync(Head + "\r\n", "more "u8.ToArray(), repeat: true);

        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.EndsWith("(the rest of an answer over 65,536 bytes is not read)\n", run.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("")]
    [InlineData(Head)]
    [InlineData(Head + "Content-Length: 10\r\n\r\nabc")]
    public async Task AnswerThatStops_IsWaitedForInVain(string answer)
    {
        ToolResult run = await SendAsync(answer, [], repeat: true, "--timeout", "2");

        Assert.Equal((1, string.Empty), (run.ExitCode, run.Output));
        run.AssertOneErrorLine("no complete answer within 2 seconds");
    }

    [Theory]
    [InlineData(Head + "Content-Length: 10\r\n\r\nabc")]
    [InlineData("rubbish\r\n\r\n")]
    [InlineData("")]
    public async Task AnswerThatBreaksOff_IsOneLine(string answer)
    {
        ToolResult run = await SendAsync(answer, [], repeat: false);

        Assert.Equal((1, string.Empty), (run.ExitCode, run.Output));
        run.AssertOneErrorLine("http://127.0.0.1:");
    }

    [Fact]
    public async Task TextOfTheAnswer_CanDoNothing()
    {
        ToolResult run = await SendAsync("HTTP/1.1 400 Bad\r\nContent-Length: 14\r\n\r\n",
            [.. "a\e[2Jb\r\nc"u8, 0xFF, 0xE2, 0x80, 0xAE, (byte)'d'], repeat: false);

        Assert.Equal((1, string.Empty), (run.ExitCode, run.Error));
        Assert.EndsWith(@": 400 a\x1b[2Jb\r\nc" + "\uFFFD" + @"\u202ed" + "\n", run.Output, StringComparison.Ordinal);
    }

    // Answers one request. Then closes the connection, or goes on with the body until the client has gone.
    private static async Task<ToolResult> SendAsync(string head, byte[] body, bool repeat, params string[] options)
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        Task<ToolResult> run = ToolCall.RunAsync(["send", Vectors.FewTags, "--url", $"http://{listener.LocalEndpoint}", .. options]);
        using Socket client = await listener.AcceptSocketAsync();
        var request = new byte[64 * 1024];
        string seen = string.Empty;
        while (!seen.Contains("\r\n\r\n", StringComparison.Ordinal)
            || seen.Length < seen.IndexOf("\r\n\r\n", StringComparison.Ordinal) + 4 + 775)
            seen += Encoding.Latin1.GetString(request, 0, await client.ReceiveAsync(request));
        try
        {
            await client.SendAsync(Encoding.ASCII.GetBytes(head));
            do await client.SendAsync(body);
            while (repeat && body.Length > 0);
            if (!repeat) client.Shutdown(SocketShutdown.Send);
        }
        catch (SocketException)
        {
            // It has read enough.
        }

        return await run;
    }
}
