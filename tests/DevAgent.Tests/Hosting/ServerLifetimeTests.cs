using System.Net;
using System.Net.Sockets;

namespace SpanPack.DevAgent.Tests;

public class ServerLifetimeTests
{
    [Fact]
    public async Task Servers_AreIndependent()
    {
        await using DevAgentServer one = await DevAgentServer.StartAsync();
        await using DevAgentServer other = await DevAgentServer.StartAsync();
        using var client = new HttpClient();
        await client.GetAsync(new Uri(one.Url, "info"));

        Assert.NotEqual(one.Url, other.Url);
        Assert.Equal((1, 0), (one.Requests.Count, other.Requests.Count));
    }

    [Fact]
    public async Task Port_IsLoopbackAndFreeAfterTheEnd()
    {
        DevAgentServer first = await DevAgentServer.StartAsync();
        int port = first.Url.Port;
        await first.DisposeAsync();
        await using DevAgentServer second = await DevAgentServer.StartAsync(new() { Port = port });

        Assert.Equal($"http://127.0.0.1:{port}/", second.Url.AbsoluteUri);
    }

    [Fact]
    public async Task TakenPort_IsAnIOException()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        int port = ((IPEndPoint)listener.LocalEndpoint).Port;

        await Assert.ThrowsAsync<IOException>(() => DevAgentServer.StartAsync(new() { Port = port }));
        await Assert.ThrowsAsync<IOException>(() => DevAgentServer.StartAsync(new() { OtlpPort = port }));
    }

    [Theory]
    [InlineData(0, -1)]
    [InlineData(0, 65_536)]
    [InlineData(8126, 8126)]
    public async Task OtlpPort_IsAPortOfItsOwn(int port, int otlp)
        => Assert.Equal("OtlpPort", (await Assert.ThrowsAsync<ArgumentOutOfRangeException>(() =>
            DevAgentServer.StartAsync(new() { Port = port, OtlpPort = otlp }))).ParamName);

    [Fact]
    public async Task OtlpPort_TakesWhatThePortTakes()
    {
        await using DevAgentServer server = await DevAgentServer.StartAsync(new() { OtlpPort = 0 });
        using var client = new HttpClient { BaseAddress = server.OtlpUrl };
        using var content = new ByteArrayContent(await File.ReadAllBytesAsync(Vectors.Path("otlp/node-sdk.protobuf")));
        content.Headers.ContentType = new("application/x-protobuf");
        using HttpResponseMessage answer = await client.PostAsync(new Uri("v1/traces", UriKind.Relative), content);

        Assert.Equal(HttpStatusCode.OK, answer.StatusCode);
        Assert.NotEqual(server.Url.Port, server.OtlpUrl!.Port);
        Assert.NotEmpty(Assert.Single(server.Requests).Payload!.Chunks);
        Assert.Contains($":{server.Url.Port}/", server.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public async Task ConnectionsThatSayNothing_AreBounded()
    {
        await using DevAgentServer server =
            await DevAgentServer.StartAsync(new() { MaxConnections = 2, ReadTimeout = TimeSpan.FromHours(1) });
        using TcpClient first = await ConnectAsync(server);
        using TcpClient second = await ConnectAsync(server);
        // closed
        using (TcpClient third = await ConnectAsync(server)) Assert.Equal(0, await third.GetStream().ReadAsync(new byte[1]).InTime());

        first.Dispose();
        using var client = new HttpClient { BaseAddress = server.Url };
        for (int status = 0; status != 200;) status = await AskAsync(client); // it takes a moment until the end is seen
    }

    [Fact]
    public async Task Environment_IsNotRead()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        string taken = $"http://{listener.LocalEndpoint}";
        string[] names = ["ASPNETCORE_URLS", "DOTNET_URLS", "URLS"];
        try
        {
            foreach (string name in names) Environment.SetEnvironmentVariable(name, taken);
            await using DevAgentServer server = await DevAgentServer.StartAsync();
            using var client = new HttpClient();
            using HttpResponseMessage response = await client.GetAsync(new Uri(server.Url, "info"));
            Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        }
        finally
        {
            foreach (string name in names) Environment.SetEnvironmentVariable(name, null);
        }
    }

    [Fact]
    public async Task End_ClosesIdleAndBusyConnections()
    {
        DevAgentServer server = await DevAgentServer.StartAsync(new() { ReadTimeout = TimeSpan.FromHours(1) });
        using var client = new HttpClient { BaseAddress = server.Url };
        await client.GetAsync("info");
        using RawClient busy = await RawClient.ConnectAsync(server);
        await busy.SendAsync($"{RawClient.TraceHead}Content-Length: 100\r\nExpect: 100-continue\r\n\r\n");
        Assert.Contains("100 Continue", await busy.ReadUntilAsync("\r\n\r\n"), StringComparison.Ordinal);

        await server.DisposeAsync().InTime();

        Assert.Equal("/info", Assert.Single(server.Requests).Path);
        await Assert.ThrowsAsync<HttpRequestException>(() => client.GetAsync("info"));
    }

    [Fact]
    public async Task End_MayBeAskedForTwice()
    {
        DevAgentServer server = await DevAgentServer.StartAsync();
        await Task.WhenAll(server.DisposeAsync().AsTask(), server.DisposeAsync().AsTask());
        await server.DisposeAsync();
    }

    [Fact]
    public async Task End_EndsReadersAndWaiters()
    {
        DevAgentServer server = await DevAgentServer.StartAsync();
        Task<ReceivedRequest> waiter = server.WaitForRequestAsync(timeout: Timeout.InfiniteTimeSpan).InTime();
        Task<int> reader = CountAsync(server).InTime();
        using (var client = new HttpClient()) await client.GetAsync(new Uri(server.Url, "info"));
        await server.DisposeAsync();

        Assert.Equal(1, await reader);
        await Assert.ThrowsAsync<InvalidOperationException>(() => waiter);
    }

    [Fact]
    public async Task Wait_SkipsRequestsThatDoNotFit()
    {
        await using DevAgentServer server = await DevAgentServer.StartAsync();
        using var client = new HttpClient { BaseAddress = server.Url };
        Task<ReceivedRequest> waiter = server.WaitForRequestAsync(timeout: Timeout.InfiniteTimeSpan).InTime();
        await client.GetAsync("info");
        await client.PostTracesAsync(Payloads.Empty, "text/plain");
        await client.PostTracesAsync(Payloads.Empty);

        Assert.Equal(200, (await waiter).Status);
        Assert.Equal("/info", (await server.WaitForRequestAsync(static _ => true, Timeout.InfiniteTimeSpan).InTime()).Path);
    }

    [Fact]
    public async Task ClearRequests_ForgetsThem()
    {
        await using DevAgentServer server = await DevAgentServer.StartAsync();
        using var client = new HttpClient { BaseAddress = server.Url };
        await client.GetAsync("info");
        server.ClearRequests();

        Assert.Empty(server.Requests);
    }

    [Fact]
    public async Task Options_OutsideTheirRange_AreRefused()
    {
        DevAgentOptions[] wrong =
        [
            new() { Port = -1 }, new() { Port = 65536 }, new() { Behavior = new() { MaxRequestBytes = 0 } },
            new() { ReadTimeout = TimeSpan.Zero }, new() { MaxKeptRequests = 0 },
            new() { Behavior = new() { AgentVersion = "7\r\nX: y" } },
            new() { SamplingRates = new Dictionary<string, double> { ["service:,env:"] = double.NaN } },
        ];

        foreach (DevAgentOptions options in wrong)
            await Assert.ThrowsAsync<ArgumentOutOfRangeException>(() => DevAgentServer.StartAsync(options));
    }

    private static async Task<int> CountAsync(DevAgentServer server)
    {
        int count = 0;
        await foreach (ReceivedRequest _ in server.ReadRequestsAsync()) count++;
        return count;
    }

    private static async Task<TcpClient> ConnectAsync(DevAgentServer server)
    {
        var client = new TcpClient();
        await client.ConnectAsync(server.Url.Host, server.Url.Port);
        return client;
    }

    private static async Task<int> AskAsync(HttpClient client)
    {
        try
        {
            using HttpResponseMessage response = await client.GetAsync(new Uri("info", UriKind.Relative));
            return (int)response.StatusCode;
        }
        catch (HttpRequestException)
        {
            return 0;
        }
    }
}
