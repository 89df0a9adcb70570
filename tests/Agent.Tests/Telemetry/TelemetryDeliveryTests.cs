using System.Collections.Concurrent;
using System.Text.Json;
using SpanPack.Tests.Processes;

namespace SpanPack.Agent.Tests;

/// <summary>What becomes of telemetry when agents do not take it.</summary>
public sealed class TelemetryDeliveryTests
{
    private static readonly TelemetryMetric s_count = new("trace_api.requests", TelemetryMetricKind.Count);

    [Theory]
    [InlineData(500)]
    [InlineData(429)]
    [InlineData(408)]
    [InlineData(400)]
    [InlineData(0)]
    public async Task Start_IsRepeatedAsItIs_AndNothingGoesBefore(int status)
    {
        await using var agent = new TelemetryAgent(number => number <= 3 ? status : 200);
        await using var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url));
        client.Record(s_count, 1);
        for (int i = 0; i < 3; i++) Assert.False(await client.FlushAsync().InTime());
        Assert.True(await client.FlushAsync().InTime());

        Assert.All(agent.Received[..4], body => Assert.Equal(agent.Received[0], body));
        Assert.Equal([1, 1, 1, 1, 2], TelemetryTest.NumbersOf(agent.Bodies));
        Assert.Equal("app-started", agent.Bodies[0].GetProperty("request_type").GetString());
    }

    [Theory]
    [InlineData(503)]
    [InlineData(429)]
    [InlineData(0)]
    public async Task BodyThatFails_IsSentAgainAsItIs(int status)
    {
        await using var agent = new TelemetryAgent(number => number is 2 or 3 ? status : 200);
        await using var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url));
        client.Record(s_count, 1);
        while (!await client.FlushAsync().InTime()) client.Record(s_count, 1);

        Assert.Equal(agent.Received[1], agent.Received[2]);
        Assert.Equal(agent.Received[1], agent.Received[3]);
        Assert.Equal([1, 2, 2, 2, 3], TelemetryTest.NumbersOf(agent.Bodies));
        Assert.Equal(0, client.LostItems);
    }

    [Theory]
    [InlineData(400)]
    [InlineData(413)]
    public async Task BodyThatIsRefused_IsCounted_AndTheNextGoes(int status)
    {
        await using var agent = new TelemetryAgent(number => number == 2 ? status : 200);
        await using var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url));
        client.Log(TelemetryLogLevel.Error, "the first");
        Assert.False(await client.FlushAsync().InTime());
        long lost = client.LostItems;
        client.Log(TelemetryLogLevel.Error, "the second");
        Assert.True(await client.FlushAsync().InTime());

        Assert.Equal(TelemetryTest.MessagesOf(agent.Bodies[1..2]).Length, lost);
        Assert.Equal([1, 2, 3], TelemetryTest.NumbersOf(agent.Bodies));
        (string Type, JsonElement Payload)[] last = TelemetryTest.MessagesOf(agent.Bodies[2..]);
        Assert.Equal("the second",
            Assert.Single(last.PayloadOf("logs").GetProperty("logs").EnumerateArray()).GetProperty("message").GetString());
    }

    [Fact]
    public async Task BodyThatFailsTenTimes_IsCounted_AndTheNextGoes()
    {
        await using var agent = new TelemetryAgent(static number => number is > 1 and <= 11 ? 500 : 200);
        await using var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url) with { Interval = TimeSpan.FromDays(1) });
        client.Log(TelemetryLogLevel.Error, "the first");
        for (int i = 0; i < 100 && client.LostItems == 0; i++) Assert.False(await client.FlushAsync().InTime()); // each ends the pause
        Assert.True(await client.FlushAsync().InTime());

        Assert.Equal([1, .. Enumerable.Repeat(2L, 10), 3], TelemetryTest.NumbersOf(agent.Bodies)[..12]);
    }

    [Fact]
    public async Task AgentWithoutTelemetry_IsAskedOnce()
    {
        await using var agent = new TelemetryAgent(static _ => 404);
        await using (var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url)))
        {
            for (int i = 0; i < 5; i++)
            {
                client.Record(s_count, 1);
                client.Log(TelemetryLogLevel.Error, "something");
                Assert.False(await client.FlushAsync().InTime());
            }

            long lost = client.LostItems;
            for (int i = 0; i <= 1000; i++) client.Record(s_count, 1, $"number:{i}");
            Assert.Equal((0, lost), (client.HeldBytes, client.LostItems)); // nothing gathers, so nothing is lost
            Assert.Contains("takes none", client.ToString(), StringComparison.Ordinal);
        }

        Assert.Single(agent.Received);
    }

    [Fact]
    public async Task WhatAnAgentRefusesByNotFound_IsCounted()
    {
        await using var agent = new TelemetryAgent(static _ => 200);
        await using var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url) with { ReportsMetrics = false });
        Assert.True(await client.FlushAsync().InTime());
        agent.Answer = static _ => 404;
        client.Log(TelemetryLogLevel.Error, "something");

        Assert.False(await client.FlushAsync().InTime());
        Assert.Equal((1, 0), (client.LostItems, client.HeldBytes));
    }

    [Fact]
    public async Task AgentThatIsAbsent_GetsAllWhenItIsThere()
    {
        int port = FreePort.Find();
        await using var client = new TelemetryClient(TelemetryTest.OptionsFor(new Uri($"http://127.0.0.1:{port}"), TimeProvider.System));
        client.Log(TelemetryLogLevel.Warning, "before");
        Assert.False(await client.FlushAsync().InTime());
        await using DevAgentServer agent = await DevAgentServer.StartAsync(new DevAgentOptions { Port = port });
        await Wait.UntilAsync(() => TelemetryTest.MessagesOf(TelemetryTest.BodiesOf(agent)).Any(static message => message.Type == "logs"),
            "the client comes by itself");

        JsonElement[] bodies = TelemetryTest.BodiesOf(agent);
        Assert.Equal("app-started", bodies[0].GetProperty("request_type").GetString());
        Assert.Equal(1, bodies[0].GetProperty("seq_id").GetInt64());
    }

    [Fact]
    public async Task Backlog_IsBounded_AndWhatItLosesIsCounted()
    {
        const long MaxBytes = 64 * 1024;
        await using var agent = new TelemetryAgent(static _ => 503);
        await using var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url) with { MaxBacklogBytes = MaxBytes });
        for (int round = 0; round < 100; round++)
        {
            for (int i = 0; i < 10; i++) client.Log(TelemetryLogLevel.Error, $"{round} {i} {new string('x', 500)}");
            Assert.False(await client.FlushAsync().InTime());
            Assert.InRange(client.HeldBytes, 0, MaxBytes);
        }

        long lost = client.LostItems;
        Assert.InRange(lost, 50, 300); // of three messages a round
        agent.Answer = static _ => 200;
        int before = agent.Received.Length;
        while (!await client.FlushAsync().InTime()) client.Record(s_count, 1);
        (string Type, JsonElement Payload)[] messages = TelemetryTest.MessagesOf(agent.Bodies[before..]);
        Assert.StartsWith("99 9 ",
            messages.Last(static message => message.Type == "logs").Payload.GetProperty("logs")[9].GetProperty("message").GetString(),
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task AgentThatHangs_DoesNotHoldTheEnd()
    {
        await using var agent = new TelemetryAgent(static _ => -1);
        var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url) with
        {
            ShutdownTimeout = Patience.Short,
            Client = new AgentClientOptions
            {
                AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse(agent.Url.ToString())),
                RequestTimeout = TimeSpan.FromHours(1)
            },
        });
        Task<bool> flush = client.FlushAsync();
        await Wait.UntilAsync(() => agent.Received.Length == 1, "the agent has the start");
        await client.DisposeAsync().InTime();

        Assert.False(flush.IsCompleted);
    }

    [Fact]
    public async Task WithoutAnAgent_KeyAndIntakeAreSaid()
    {
        await using var intake = new TelemetryAgent(static _ => 202);
        TelemetryOptions options = TelemetryTest.OptionsFor(intake.Url) with
        {
            IsAgentless = true,
            IntakeAddress = AgentAddress.Parse(intake.Url.ToString()),
            Variables = new Variables(static name => name == "DD_API_KEY" ? "0123456789" : null)
        };
        await using var client = new TelemetryClient(options);
        Assert.True(await client.FlushAsync().InTime());

        Assert.DoesNotContain("0123456789", options.ToString() + client, StringComparison.Ordinal);
        Assert.NotEmpty(intake.Heads);
        Assert.All(intake.Heads,
            static head => Assert.StartsWith("POST /api/v2/apmtelemetry HTTP/1.1\r\n", head, StringComparison.Ordinal));
        Assert.All(intake.Heads, static head => Assert.Contains("\r\nDD-API-KEY: 0123456789\r\n", head, StringComparison.Ordinal));
    }

    [Theory]
    [InlineData(null, null)]
    [InlineData("0123456789", "evil.example/path")]
    [InlineData("0123456789", "user@evil.example")]
    [InlineData("0123\n456789", null)]
    public async Task WithoutAnAgentOrAKey_ItIsOff_AndSaysSo(string? key, string? site)
    {
        var logged = new ConcurrentQueue<string>();
        await using var client = new TelemetryClient(new TelemetryOptions
        {
            IsEnabled = true,
            IsAgentless = true,
            Variables = new Variables(name => name switch { "DD_API_KEY" => key, "DD_SITE" => site, _ => null }),
            Logger = new CallbackLogger((_, text) => logged.Enqueue(text)),
        });

        Assert.False(client.IsEnabled);
        Assert.StartsWith("Telemetry is off: ", Assert.Single(logged), StringComparison.Ordinal);
    }
}
