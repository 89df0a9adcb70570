using System.Collections.Concurrent;
using Microsoft.Extensions.Time.Testing;

namespace SpanPack.Agent.Tests;

/// <summary>Sockets that misbehave: what was written arrives, or is counted.</summary>
public sealed class FaultTests
{
    [Theory]
    [InlineData("this is no HTTP at all\r\n\r\n")]
    [InlineData("HTTP/1.1 2")]
    public async Task AnAnswerThatIsNone_IsTriedAgain(string answer)
    {
        await using var agent = new TraceAgent();
        agent.Answer = (_, number) => number <= 2 ? answer + '\0' : TraceAgent.Response(200, TraceAgent.Ok);
        var time = new FakeTimeProvider();
        await using AgentWriter writer =
            agent.CreateWriter(new AgentWriterOptions { FlushInterval = TimeSpan.FromMinutes(10), Time = time });
        writer.Write(Chunks.Of(1));
        Task<FlushResult> flush = writer.FlushAsync();
        await time.PassRetriesAsync(writer, flush);

        Assert.Equal(new FlushResult(1, 1, 0, 0), await flush.InTime());

        Assert.Equal([1UL, 1, 1], Chunks.TraceIds(agent.Traces));
    }

    // The agent has the payload: sent again it would be there twice.
    [Theory]
    [InlineData("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"rate")] // and closes within the body
    [InlineData("HTTP/1.1 202 Accepted\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n")] // no length of a chunk
    [InlineData("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab")]
    [InlineData("HTTP/1.1 200 OK\r\nContent-Le")] // closes within the headers
    [InlineData("HTTP/1.1 200 OK\r\nContent-Length: 10\r\nContent-Length: 11\r\n\r\n{}")]
    [InlineData("HTTP/1.1 200 OK\r\nno header\r\n\r\n{}")]
    public async Task BrokenAnswerOfASuccess_IsSentOnce(string answer)
    {
        await using var agent = new TraceAgent((_, _) => answer + '\0');
        await using AgentWriter writer = agent.CreateWriter();
        for (ulong id = 1; id <= 3; id++)
        {
            writer.Write(Chunks.Of(id));
            Assert.Equal(new FlushResult(1, 1, 0, 0), await writer.FlushAsync().InTime());
        }

        Assert.Equal([1UL, 2, 3], Chunks.TraceIds(agent.Traces));
    }

    // The agent has the payload, whatever it says of rates.
    [Theory]
    [InlineData("""{"rate_by_service":{"service:\ud800,env:":0.5}}""")]
    [InlineData("""{"\udc00":{},"rate_by_service":{"service:shop,env:":0.5}}""")]
    public async Task RatesThatAreNoUnicode_AreIgnored_AndThePayloadIsSent(string rates)
    {
        await using var agent = new TraceAgent((_, _) => TraceAgent.Response(200, rates));
        await using AgentWriter writer = agent.CreateWriter();
        writer.Write(Chunks.Of(1));

        Assert.Equal(new FlushResult(1, 1, 0, 0), await writer.FlushAsync().InTime());
        Assert.Equal((1, 0), (writer.Sent.Chunks, writer.GetDropped(DropReason.Failed).Chunks));
    }

    // Any other status says what to do with the payload, too.
    [Fact]
    public async Task BrokenBodyOfARefusal_IsARefusal()
    {
        await using var agent = new TraceAgent(static (_, _) => "HTTP/1.1 400 Bad Request\r\nContent-Length: 100\r\n\r\nwh\0");
        await using AgentWriter writer = agent.CreateWriter();
        writer.Write(Chunks.Of(1));

        Assert.Equal(new FlushResult(0, 0, 1, 1), await writer.FlushAsync().InTime());
        Assert.Equal(1, writer.GetDropped(DropReason.Refused).Chunks);
        Assert.Single(agent.Traces);
    }

    [Fact]
    public async Task AnAnswerByteByByte_IsRead()
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static async connection =>
        {
            while (await connection.ReadRequestAsync() is not null)
            {
                foreach (char one in ScriptedConnection.Ok)
                {
                    await connection.WriteAsync(one.ToString());
                    await Task.Delay(2);
                }
            }
        });
        await using AgentWriter writer = Writer(agent);
        writer.Write(Chunks.Of(1));
        Assert.Equal(new FlushResult(1, 1, 0, 0), await writer.FlushAsync().InTime());
    }

    [Fact]
    public async Task ABodyThatIsCutOff_IsSentWhenTheAgentWantsIt()
    {
        var heads = new ConcurrentQueue<string>();
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(async connection =>
        {
            while (await connection.ReadHeadAsync() is { } head)
            {
                var request = new ScriptedRequest(head, []);
                int length = int.Parse(request["Content-Length"] ?? "0", null);
                if (head.Contains("/traces ", StringComparison.Ordinal))
                {
                    heads.Enqueue(head);
                    if (request["Expect"] is null)
                    {
                        await connection.ReadBodyAsync(1000);
                        connection.Reset();
                        return;
                    }

                    await connection.WriteAsync("HTTP/1.1 100 Continue\r\n\r\n");
                }

                await connection.ReadBodyAsync(length);
                await connection.WriteAsync(ScriptedConnection.Ok);
            }
        });
        await using AgentWriter writer = Writer(agent);
        for (ulong id = 1; id <= 300; id++) writer.Write(Chunks.Of(id, textLength: 10_000));

        Assert.Equal(new FlushResult(300, 300, 0, 0), await writer.FlushAsync().InTime());

        Assert.InRange(heads.Count, 2, 3); // the first may have been on a connection that was used before, which is tried again at once
        Assert.Equal("100-continue", new ScriptedRequest(heads.Last(), [])["Expect"]);
    }

    // A proxy that does not know Expect.
    [Fact]
    public async Task ABodyThatIsCutOff_IsSentWithoutExpect_WhereThatIsRefused()
    {
        int cutOff = 0;
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(async connection =>
        {
            while (await connection.ReadHeadAsync() is { } head)
            {
                var request = new ScriptedRequest(head, []);
                if (request["Expect"] is not null)
                {
                    await connection.WriteAsync("HTTP/1.1 417 Expectation Failed\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
                    return;
                }

                bool isTraces = head.Contains("/traces ", StringComparison.Ordinal);
                if (isTraces && Interlocked.Increment(ref cutOff) <= 2) // one on a connection that was used before is tried again at once
                {
                    await connection.ReadBodyAsync(1000);
                    connection.Reset();
                    return;
                }

                await connection.ReadBodyAsync(int.Parse(request["Content-Length"] ?? "0", null));
                await connection.WriteAsync(ScriptedConnection.Ok);
            }
        });
        await using AgentWriter writer = Writer(agent);
        for (ulong id = 1; id <= 300; id++) writer.Write(Chunks.Of(id, textLength: 10_000));

        Assert.Equal(new FlushResult(300, 300, 0, 0), await writer.FlushAsync().InTime());
    }

    [Fact]
    public async Task ExpectationThatWasNotMade_IsARefusal()
    {
        await using var agent = new TraceAgent(static (_, _) => TraceAgent.Response(417, "no"));
        await using AgentWriter writer = agent.CreateWriter();
        writer.Write(Chunks.Of(1));

        Assert.Equal(new FlushResult(0, 0, 1, 1), await writer.FlushAsync().InTime());
        Assert.Single(agent.Traces);
    }

    [Fact]
    public async Task AnAgentThatRestarts_GetsAllThatWasNotAnswered()
    {
        using var folder = new TemporaryFolder();
        string path = System.IO.Path.Combine(folder.Path, "apm.socket");
        var taken = new HashSet<ulong>();
        await using var writer = new AgentWriter(new AgentWriterOptions
        {
            Client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse("unix://" + path)) },
            FlushInterval = TimeSpan.FromMilliseconds(5),
            FlushTimeout = Timeout.InfiniteTimeSpan,
        });
        const int PerLife = 300;
        for (int life = 0; life < 5; life++)
        {
            var agent = new TraceAgent(socketPath: path);
            for (int i = 1; i <= PerLife; i++)
            {
                writer.Write(Chunks.Of((ulong)((life * PerLife) + i)));
                if (i % 50 == 0) await Task.Delay(10);
            }

            if (life == 4) await writer.FlushAsync().InTime();
            await agent.DisposeAsync();
            taken.UnionWith(Chunks.TraceIds(agent.Traces)); // none comes any more
            File.Delete(path);
        }

        Assert.Equal(5 * PerLife, writer.Sent.Chunks);
        Assert.Equal(5 * PerLife, taken.Count);
    }

    [Fact]
    public async Task DisposingWhileASegmentIsSent_LetsItEnd()
    {
        using var gate = new ManualResetEventSlim();
        await using var agent = new TraceAgent((_, _) =>
        {
            gate.Wait(Patience.Long);
            return TraceAgent.Response(200, TraceAgent.Ok);
        });
        AgentWriter writer =
            agent.CreateWriter(new AgentWriterOptions { FlushInterval = TimeSpan.FromMilliseconds(1), ShutdownTimeout = Patience.Long });
        writer.Write(Chunks.Of(1));
        await Wait.UntilAsync(() => agent.Traces.Length == 1, "it is being sent");
        writer.Write(Chunks.Of(2));
        ValueTask disposal = writer.DisposeAsync();
        gate.Set();
        await disposal.InTime();
        Assert.Equal([1UL, 2], Chunks.TraceIds(agent.Traces));
        Assert.Equal(2, writer.Sent.Chunks);
    }

    private static AgentWriter Writer(ScriptedAgent agent)
        => new(new AgentWriterOptions
        {
            FlushInterval = TimeSpan.FromMinutes(10), FlushTimeout = Timeout.InfiniteTimeSpan,
            SegmentBytes = 4 * 1024 * 1024, // one for all that a test writes
            Client = new AgentClientOptions
            {
                AddressRules = AgentAddressRules.Fixed(agent.Address), RequestTimeout = Patience.Long,
                ConnectTimeout = Patience.Long
            }
        });
}
