using System.Globalization;

namespace SpanPack.Agent.Tests;

/// <summary>Lines of an answer. With their ends they have at most 16 KiB; the buffer begins with 4 KiB and doubles.</summary>
public sealed class AnswerLineTests
{
    private const int MaxBytes = 16 * 1024;
    private const string InHeader = "HTTP/1.1 200 OK\r\n{0}\r\nContent-Length: 2\r\n\r\n{{}}";
    private const string BeforeChunk = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2;{0}\r\n{{}}\r\n0\r\n\r\n";

    private static readonly AgentRequest s_request = new() { Method = HttpMethod.Get, Path = "/info" };

    [Theory]
    [InlineData(InHeader, 4 * 1024)]
    [InlineData(InHeader, (8 * 1024) + 1)]
    [InlineData(InHeader, MaxBytes - 100)] // all lines of a head have 16 KiB too
    [InlineData(BeforeChunk, 4 * 1024)]
    [InlineData(BeforeChunk, (4 * 1024) + 1)]
    [InlineData(BeforeChunk, MaxBytes)]
    public async Task Line_IsReadUpToTheLimit(string answer, int bytes)
    {
        await using ScriptedAgent agent = Answering(answer, bytes);
        using AgentClient client = agent.CreateClient();

        Assert.Equal("{}"u8.ToArray(), (await client.SendAsync(s_request)).Body.ToArray());
    }

    [Theory]
    [InlineData(InHeader, MaxBytes + 1)]
    [InlineData(InHeader, 1_000_000)]
    [InlineData(BeforeChunk, MaxBytes + 1)]
    [InlineData(BeforeChunk, 1_000_000)]
    public async Task LongerLine_IsNoAnswer(string answer, int bytes)
    {
        await using ScriptedAgent agent = Answering(answer, bytes);
        using AgentClient client = agent.CreateClient();
        AgentUnreachableException problem = await Assert.ThrowsAsync<AgentUnreachableException>(
            () => client.SendAsync(s_request).AsTask().InTime());

        Assert.Equal(AgentUnreachableKind.NoAnswer, problem.Kind);
        Assert.Contains($"A line of the answer has more than {MaxBytes} bytes.", problem.InnerException?.Message, StringComparison.Ordinal);
    }

    private static ScriptedAgent Answering(string answer, int bytes) => ScriptedAgent.OnTcp(async connection =>
    {
        await connection.ReadRequestAsync();
        int others = answer == BeforeChunk ? "2;\r\n".Length : "\r\n".Length;
        await connection.WriteAsync(string.Format(CultureInfo.InvariantCulture, answer, "X-Long: ".PadRight(bytes - others, 'x')));
    });
}
