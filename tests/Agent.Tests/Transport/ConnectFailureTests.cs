using System.Net;
using System.Net.Sockets;
using Microsoft.Extensions.Time.Testing;
using SpanPack.Tests.Processes;

namespace SpanPack.Agent.Tests;

/// <summary>Places where no agent is.</summary>
public sealed class ConnectFailureTests
{
    [Fact]
    public async Task NobodyListens_IsNotConnected()
    {
        AgentAddress address = FreeTcpAddress();
        AgentUnreachableException problem = await Fails(AgentAddressRules.Fixed(address));

        Assert.Equal((AgentUnreachableKind.NotConnected, address, 0), (problem.Kind, problem.Address, problem.BodyBytesSent));
        Assert.Contains(address.ToString(), problem.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("unix:///nowhere/a.sock")]
    [InlineData(@"\\.\pipe\spanpack-nowhere")]
    [InlineData("http://no-such-host.invalid:8126")]
    public async Task MissingPlace_IsNotConnected(string text)
    {
        AgentAddress address = AgentAddress.Parse(text);
        // a pipe is waited for; whatever the reason, there is no connection
        AgentUnreachableException problem = await Fails(AgentAddressRules.Fixed(address), TimeSpan.FromMilliseconds(50));

        Assert.Equal((AgentUnreachableKind.NotConnected, address), (problem.Kind, problem.Address));
    }

    [Fact]
    public async Task SocketPathThatIsTooLong_IsNotConnected()
        => Assert.Equal(AgentUnreachableKind.NotConnected,
            (await Fails(AgentAddressRules.Fixed(AgentAddress.Parse("unix:///" + new string('a', 300))))).Kind);

    [Fact]
    public async Task NobodyListensByDefault_NamesBothAddresses()
    {
        AgentAddress tcp = FreeTcpAddress();
        AgentUnreachableException problem = await Fails(AgentAddressRules.CreateDefault("/nowhere/a.sock", tcp));

        Assert.Equal(AgentUnreachableKind.NotConnected, problem.Kind);
        Assert.Contains("unix:///nowhere/a.sock", problem.Message, StringComparison.Ordinal);
        Assert.Contains(tcp.ToString(), problem.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task TlsThatIsNone_IsNotConnected()
    {
        await using ScriptedAgent agent =
            ScriptedAgent.OnTcp(static connection => connection.WriteAsync("HTTP/1.1 400 Bad Request\r\n\r\n"));
        AgentUnreachableException problem =
            await Fails(AgentAddressRules.Fixed(AgentAddress.Parse($"https://127.0.0.1:{agent.Address.Port}")));

        Assert.Equal(AgentUnreachableKind.NotConnected, problem.Kind);
    }

    // The time of all addresses together may be over before that of one.
    [Fact]
    public async Task AConnectThatTakesTheTimeOfAll_IsNotConnected()
    {
        using var full = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp);
        full.Bind(new IPEndPoint(IPAddress.Loopback, 0));
        full.Listen(0);
        var address = AgentAddress.Parse($"http://{full.LocalEndPoint}");
        List<Socket> waiting = await FillAsync(full.LocalEndPoint!);

        // the connector's own time never passes
        AgentUnreachableException problem =
            await Fails(AgentAddressRules.Fixed(address), TimeSpan.FromMilliseconds(50), new FakeTimeProvider());

        waiting.ForEach(static socket => socket.Dispose());
        Assert.Equal((AgentUnreachableKind.NotConnected, address), (problem.Kind, problem.Address));
    }

    // So may the time of the request: a writer holds what it has for an agent that is not there, and gives it up at one that is.
    [Theory]
    [InlineData("http")]
    [InlineData("https")] // which connects, and is never encrypted
    public async Task AConnectThatTakesTheTimeOfTheRequest_IsNotConnected(string scheme)
    {
        using var full = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp);
        full.Bind(new IPEndPoint(IPAddress.Loopback, 0));
        full.Listen(0);
        var address = AgentAddress.Parse($"{scheme}://{full.LocalEndPoint}");
        List<Socket> waiting = scheme == "http" ? await FillAsync(full.LocalEndPoint!) : [];

        AgentUnreachableException problem = await Fails(AgentAddressRules.Fixed(address), requestTimeout: Patience.Short);

        waiting.ForEach(static socket => socket.Dispose());
        Assert.Equal((AgentUnreachableKind.NotConnected, address, 0), (problem.Kind, problem.Address, problem.BodyBytesSent));
        Assert.Contains(address.ToString(), problem.Message, StringComparison.Ordinal);
    }

    // Connections that nobody accepts, until one has to wait for its place.
    private static async Task<List<Socket>> FillAsync(EndPoint listener)
    {
        var sockets = new List<Socket>();
        while (true)
        {
            var socket = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp);
            sockets.Add(socket);
            Task connected = socket.ConnectAsync(listener);
            if (await Task.WhenAny(connected, Task.Delay(500)) != connected) return sockets;
            await connected;
        }
    }

    private static async Task<AgentUnreachableException> Fails(AgentAddressRules rules, TimeSpan? connectTimeout = null,
        TimeProvider? time = null, TimeSpan? requestTimeout = null)
    {
        using var client = new AgentClient(new AgentClientOptions
        {
            AddressRules = rules,
            RequestTimeout = requestTimeout ?? Patience.Long,
            ConnectTimeout = connectTimeout ?? Patience.Long,
            Time = time ?? TimeProvider.System,
        });
        return await Assert.ThrowsAsync<AgentUnreachableException>(async () =>
            await client.SendAsync(new AgentRequest { Path = "/v0.4/traces" }));
    }

    private static AgentAddress FreeTcpAddress() => AgentAddress.Parse($"http://127.0.0.1:{FreePort.Find()}");
}
