using System.Buffers;

namespace SpanPack.Agent.Tests;

/// <summary>What a request says beside its body.</summary>
public sealed class HeaderTests
{
    [Fact]
    public async Task Traces_SayWhatTracersSay()
    {
        ScriptedRequest request = await SendAsync(
            AgentRequest.ForTraces(TraceFormat.V04, new ReadOnlySequence<byte>([0x90]), 12345),
            new ClientHeaders
            {
                LanguageVersion = "10.0.1", TracerVersion = "1.2.3", EntityId = "ci-abc", ContainerId = "abc",
                ExternalEnvironment = "it-false,cn-web,pu-1"
            });

        string[] lines =
        [
            "POST /v0.4/traces HTTP/1.1",
            "Host: 127.0.0.1",
            "Datadog-Meta-Lang: .NET",
            "Datadog-Meta-Lang-Version: 10.0.1",
            "Datadog-Meta-Lang-Interpreter: .NET",
            "Datadog-Meta-Tracer-Version: 1.2.3",
            "Datadog-Entity-ID: ci-abc",
            "Datadog-Container-ID: abc",
            "Datadog-External-Env: it-false,cn-web,pu-1",
            "Datadog-Send-Real-Http-Status: 1",
            "x-datadog-tracing-enabled: false",
            "X-Datadog-Trace-Count: 12345",
            "Content-Type: application/msgpack",
            "Content-Length: 1",
        ];
        Assert.Equal(lines.Order(StringComparer.Ordinal), LinesOf(request).Order(StringComparer.Ordinal));
    }

    [Fact]
    public async Task WhatIsNotKnown_IsNotSaid()
    {
        ScriptedRequest request = await SendAsync(new AgentRequest { Method = HttpMethod.Get, Path = "/info?a=b" },
            new ClientHeaders { LanguageVersion = null, TracerVersion = null, EntityId = "" });

        string[] lines =
        [
            "GET /info?a=b HTTP/1.1",
            "Host: 127.0.0.1",
            "Datadog-Meta-Lang: .NET",
            "Datadog-Meta-Lang-Interpreter: .NET",
            "Datadog-Send-Real-Http-Status: 1",
            "x-datadog-tracing-enabled: false",
        ];
        Assert.Equal(lines.Order(StringComparer.Ordinal), LinesOf(request).Order(StringComparer.Ordinal));
    }

    [Fact]
    public async Task Options_AreHeaders()
    {
        ScriptedRequest request = await SendAsync(new AgentRequest
        {
            Path = "/telemetry/proxy/api/v2/apmtelemetry",
            ContentType = "application/json",
            RatesVersion = "v7",
            HasTopLevelMarks = true,
            Headers = [new("DD-Telemetry-API-Version", "v2"), new("Content-Encoding", "gzip")],
        });

        Assert.Equal(
            ("v7", "1", "v2", "gzip", "application/json", "0", null),
            (request["Datadog-Rates-Payload-Version"], request["Datadog-Client-Computed-Top-Level"], request["DD-Telemetry-API-Version"],
                request["Content-Encoding"],
                request["Content-Type"], request["Content-Length"], request["Transfer-Encoding"]));
    }

    [Theory]
    [InlineData("a\r\nX-Injected: 1")]
    [InlineData("a\nX-Injected: 1")]
    [InlineData("a\rb")]
    [InlineData("a\0b")]
    [InlineData("é")]
    public async Task ValueThatIsNoLine_IsRefused(string value)
    {
        Assert.Throws<ArgumentException>(() => new AgentRequest { Path = "/a", ContentType = value });
        Assert.Throws<ArgumentException>(() => new AgentRequest { Path = "/a", RatesVersion = value });
        Assert.Throws<ArgumentException>(() => new AgentRequest { Path = "/a", Headers = [new("X-Own", value)] });
        Assert.Throws<ArgumentException>(() => new AgentRequest { Path = "/a", Headers = [new(value, "x")] });
        Assert.Throws<ArgumentException>(() => new AgentRequest { Path = "/" + value });

        // What the environment says is left out: the process starts nevertheless.
        ScriptedRequest request = await SendAsync(new AgentRequest { Path = "/a" },
            new ClientHeaders { TracerVersion = value, EntityId = value, ContainerId = value, ExternalEnvironment = value });
        Assert.DoesNotContain("Injected", request.Head, StringComparison.Ordinal);
        Assert.Null(request["Datadog-External-Env"]);
        Assert.Null(request["Datadog-Entity-ID"]);
    }

    [Theory]
    [InlineData("")]
    [InlineData("info")]
    [InlineData("http://elsewhere/info")]
    [InlineData("/a b")]
    [InlineData("/a#b")]
    public void OtherPaths_AreRefused(string path) => Assert.Throws<ArgumentException>(() => new AgentRequest { Path = path });

    [Fact]
    public async Task PathOfTwoSlashes_LeadsNowhereElse()
        => Assert.Equal("POST //elsewhere/info HTTP/1.1", (await SendAsync(new AgentRequest { Path = "//elsewhere/info" })).Line);

    [Theory]
    [InlineData("Content-Length")]
    [InlineData("transfer-encoding")]
    [InlineData("Host")]
    [InlineData("Connection")]
    [InlineData("Expect")]
    [InlineData("")]
    [InlineData("a b")]
    [InlineData("a:")]
    public void OtherNames_AreRefused(string name)
        => Assert.Throws<ArgumentException>(() => new AgentRequest { Path = "/a", Headers = [new(name, "1")] });

    [Fact]
    public void NumbersOutOfRange_AreRefused()
    {
        Assert.Throws<ArgumentOutOfRangeException>(() => new AgentRequest { Path = "/a", ChunkCount = -1 });
        Assert.Throws<ArgumentOutOfRangeException>(() => new AgentRequest { Path = "/a", MaxAnswerBytes = -1 });
        Assert.Throws<ArgumentOutOfRangeException>(() => new AgentRequest { Path = "/a", MaxAnswerBytes = int.MaxValue });
        Assert.Throws<ArgumentOutOfRangeException>(() => AgentRequest.ForTraces((TraceFormat)99, default, 0));
        Assert.Throws<ArgumentOutOfRangeException>(() => new AgentClientOptions { ConnectTimeout = TimeSpan.Zero });
        Assert.Throws<ArgumentOutOfRangeException>(() => new AgentClientOptions { RequestTimeout = Timeout.InfiniteTimeSpan });
    }

    // The port differs from run to run.
    private static IEnumerable<string> LinesOf(ScriptedRequest request)
        => request.Head.Split("\r\n", StringSplitOptions.RemoveEmptyEntries)
            .Select(static line => line.StartsWith("Host: ", StringComparison.Ordinal) ? line[..line.LastIndexOf(':')] : line);

    private static async Task<ScriptedRequest> SendAsync(AgentRequest request, ClientHeaders? headers = null)
    {
        var came = new TaskCompletionSource<ScriptedRequest?>();
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(async connection =>
        {
            came.SetResult(await connection.ReadRequestAsync());
            await connection.WriteAsync(ScriptedConnection.Ok);
        });
        using var client = new AgentClient(new AgentClientOptions
        {
            AddressRules = AgentAddressRules.Fixed(agent.Address), Headers = headers
            ?? new(), RequestTimeout = Patience.Long
        });
        Assert.Equal(200, (await client.SendAsync(request)).Status);
        return (await came.Task)!;
    }
}
