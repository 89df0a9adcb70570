namespace SpanPack.Agent.Tests;

/// <summary>Bodies that wait until the agent wants them.</summary>
public sealed class ExpectContinueTests
{
    private const int BodyBytes = 24_000_000; // more than systems buffer

    private static readonly AgentRequest s_request = new()
    {
        Path = "/v0.4/traces",
        Body = Blocks.Split(new byte[BodyBytes], [1_000_000]),
        ContentType = "application/msgpack",
        ExpectContinue = true,
    };

    [Fact]
    public async Task ExpectContinue_SendsTheBodyWhenItIsWanted()
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static async connection =>
        {
            string head = (await connection.ReadHeadAsync())!;
            await connection.WriteAsync("HTTP/1.1 100 Continue\r\n\r\n");
            await connection.ReadBodyAsync(BodyBytes);
            await connection.WriteAsync(head.Contains("Expect: 100-continue", StringComparison.Ordinal)
                ? ScriptedConnection.Ok
                : ScriptedConnection.TooLarge);
        });
        using AgentClient client = agent.CreateClient();

        Assert.Equal(200, (await client.SendAsync(s_request)).Status);
    }

    [Fact]
    public async Task ExpectContinue_SendsNoBodyThatIsRefused()
    {
        var rest = new TaskCompletionSource<string?>();
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(async connection =>
        {
            await connection.ReadHeadAsync();
            await connection.WriteAsync(ScriptedConnection.TooLarge);
            rest.SetResult(await connection.ReadHeadAsync());
        });
        using AgentClient client = agent.CreateClient();
        Assert.Equal(413, (await client.SendAsync(s_request)).Status);

        Assert.Null(await rest.Task.InTime());
    }

    // 100 comes after the client has begun to send without it; then the body must still arrive whole.
    [Fact]
    public async Task ExpectContinue_SendsTheBodyWhenNothingIsSaid()
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static async connection =>
        {
            await connection.ReadHeadAsync();
            await connection.ReadBodyAsync(1_000_000);
            await connection.WriteAsync("HTTP/1.1 100 Continue\r\n\r\n");
            await connection.ReadBodyAsync(BodyBytes - 1_000_000);
            await connection.WriteAsync(ScriptedConnection.Ok);
        });
        using AgentClient client = agent.CreateClient();

        Assert.Equal(200, (await client.SendAsync(s_request)).Status);
    }

    // What came at once for one request is not taken for a word about the next.
    [Fact]
    public async Task ExpectContinue_SendsTheBody_AfterARequestThatWasAnsweredWith100()
    {
        const int Bytes = 100;
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static async connection =>
        {
            await connection.ReadHeadAsync();
            await connection.WriteAsync("HTTP/1.1 100 Continue\r\n\r\n" + ScriptedConnection.Ok);
            await connection.ReadBodyAsync(Bytes);
            await connection.ReadHeadAsync();
            await connection.ReadBodyAsync(Bytes); // nothing is said before
            await connection.WriteAsync(ScriptedConnection.Ok);
        });
        using AgentClient client = agent.CreateClient();
        AgentRequest request = s_request with { Body = Blocks.Split(new byte[Bytes], [Bytes]) };

        Assert.Equal(200, (await client.SendAsync(request)).Status);
        Assert.Equal(200, (await client.SendAsync(request)).Status);
        Assert.Equal(1, agent.ConnectionCount);
    }
}
