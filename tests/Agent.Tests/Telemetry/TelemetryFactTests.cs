using System.Text.Json;

namespace SpanPack.Agent.Tests;

/// <summary>What is told of the program: once, when it changes, and all of it once a day.</summary>
public sealed class TelemetryFactTests
{
    [Fact]
    public async Task WhatIsReportedLater_IsToldAsChange_Once()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        await using var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url));
        await client.FlushAsync().InTime();
        for (int i = 0; i < 2; i++)
        {
            client.Report(new TelemetrySetting("DD_ENV", "prod", TelemetryOrigin.RemoteConfiguration));
            client.ReportProduct("profiler", isEnabled: true, "1.0");
            client.Report(new TelemetryIntegration("HttpMessageHandler", IsEnabled: true)
            {
                Version = "10.0.0", AutoEnabled = true,
                Error = "no route to http://me:pw@host"
            });
            client.Report(new TelemetryDependency("Newtonsoft.Json", "13.0.3"));
            client.Report(new TelemetryEndpoint("http.request", "GET /cart/{id}") { Method = "GET", Path = "/cart/{id}", Type = "REST" });
            Assert.True(await client.FlushAsync().InTime());
        }

        (string Type, JsonElement Payload)[] messages = TelemetryTest.MessagesOf(TelemetryTest.BodiesOf(agent));
        JsonElement setting =
            Assert.Single(messages.PayloadOf("app-client-configuration-change").GetProperty("configuration").EnumerateArray());
        Assert.Equal(("DD_ENV", "prod", "remote_config"),
            (setting.GetProperty("name").GetString(), setting.GetProperty("value").GetString(), setting.GetProperty("origin").GetString()));
        Assert.True(messages.PayloadOf("app-product-change")
            .GetProperty("products")
            .GetProperty("profiler")
            .GetProperty("enabled")
            .GetBoolean());
        JsonElement integration = Assert.Single(messages.PayloadOf("app-integrations-change").GetProperty("integrations").EnumerateArray());
        Assert.Equal(("HttpMessageHandler", "no route to http://<redacted>@host"),
            (integration.GetProperty("name").GetString(), integration.GetProperty("error").GetString()));
        Assert.True(integration.GetProperty("enabled").GetBoolean() && integration.GetProperty("auto_enabled").GetBoolean());
        Assert.Equal("Newtonsoft.Json",
            Assert.Single(messages.PayloadOf("app-dependencies-loaded").GetProperty("dependencies").EnumerateArray())
                .GetProperty("name")
                .GetString());
        Assert.True(messages.PayloadOf("app-endpoints").GetProperty("is_first").GetBoolean());
    }

    [Theory]
    [InlineData(1)]
    [InlineData(290)]
    public async Task Dependencies_AreAtMost2000ABody_AndBodiesUnder5Megabytes(int nameChars)
    {
        await using var agent = new TelemetryAgent(static _ => 200);
        await using var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url) with { MaxBacklogBytes = 64 * 1024 * 1024 });
        for (int i = 0; i < 12_000; i++)
            client.Report(new TelemetryDependency($"{i} {new string('\u0001', nameChars)}", new string('"', nameChars)));
        for (int i = 0; i < 1_000; i++) client.Report(new TelemetrySetting($"A{i}", new string('\u0001', 4096), TelemetryOrigin.File));
        Assert.True(await client.FlushAsync().InTime());

        Assert.All(agent.Received, static body => Assert.InRange(body.Length, 1, 5_000_000));
        (string Type, JsonElement Payload)[] messages = TelemetryTest.MessagesOf(agent.Bodies);
        Assert.Equal(10_000,
            messages.Where(static message => message.Type == "app-dependencies-loaded").Sum(static message =>
                message.Payload.GetProperty("dependencies").GetArrayLength()));
        Assert.Equal(1_000,
            messages.Where(static message => message.Payload.TryGetProperty("configuration", out _)).Sum(static message => message.Payload
                .GetProperty("configuration")
                .GetArrayLength()));
        Assert.All(agent.Bodies,
            static body =>
                Assert.InRange(TelemetryTest.MessagesOf([body]).Sum(static message =>
                    message.Payload.TryGetProperty("dependencies", out JsonElement list)
                    ? list.GetArrayLength()
                    : 0),
                    0, 2000));
        Assert.Equal(2_000, client.LostItems);
    }

    [Fact]
    public async Task Heartbeats_ComeEveryMinute_AndAllThatIsKnownOnceADay()
    {
        var time = new ManualTime();
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        await using var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url, time));
        client.Report(new TelemetrySetting("DD_SERVICE", "shop", TelemetryOrigin.Code));
        client.Report(new TelemetryDependency("Newtonsoft.Json", "13.0.3"));
        client.Report(new TelemetryIntegration("Npgsql", IsEnabled: false));
        await AdvanceAsync(TimeSpan.FromSeconds(1),
            static messages => messages.Any(static message => message.Type == "app-integrations-change"));
        Assert.DoesNotContain(Messages(), static message => message.Type == "app-heartbeat");
        for (int i = 1; i <= 3; i++)
            await AdvanceAsync(TimeSpan.FromSeconds(60),
                messages => messages.Count(static message => message.Type == "app-heartbeat") == i);
        await AdvanceAsync(TimeSpan.FromHours(24),
            static messages => messages.Any(static message => message.Type == "app-extended-heartbeat"));

        JsonElement all = Messages().PayloadOf("app-extended-heartbeat");
        Assert.Equal("DD_SERVICE", Assert.Single(all.GetProperty("configuration").EnumerateArray()).GetProperty("name").GetString());
        Assert.Equal("Newtonsoft.Json", Assert.Single(all.GetProperty("dependencies").EnumerateArray()).GetProperty("name").GetString());
        Assert.Equal("Npgsql", Assert.Single(all.GetProperty("integrations").EnumerateArray()).GetProperty("name").GetString());
        Assert.Equal(4, Messages().Count(static message => message.Type == "app-heartbeat")); // those that were missed are not made up for

        (string Type, JsonElement Payload)[] Messages() => TelemetryTest.MessagesOf(TelemetryTest.BodiesOf(agent));

        async Task AdvanceAsync(TimeSpan step, Func<(string Type, JsonElement Payload)[], bool> isThere)
        {
            await Wait.UntilAsync(() => time.TimerCount == 1, "the loop waits");
            time.Advance(step);
            await Wait.UntilAsync(() => isThere(Messages()), "what was due has come");
        }
    }

    // The first connection is the slowest: a heartbeat that is due a moment after each report would come with the one after it.
    [Fact]
    public async Task Heartbeats_ComeWithEachReport_AfterAStartThatTookTime()
    {
        var time = new ManualTime();
        var slow = TimeSpan.FromMilliseconds(50);
        await using var agent = new TelemetryAgent(number =>
        {
            if (number == 1) time.Advance(slow);
            return 200;
        });
        await using var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url, time));
        await AdvanceAsync(TimeSpan.FromSeconds(1));
        await AdvanceAsync(TimeSpan.FromSeconds(60) - slow);
        for (int i = 0; i < 3; i++) await AdvanceAsync(TimeSpan.FromSeconds(60));
        await Wait.UntilAsync(() => time.TimerCount == 1, "the last report is sent");

        Assert.Equal(4, TelemetryTest.MessagesOf(agent.Bodies).Count(static message => message.Type == "app-heartbeat"));

        async Task AdvanceAsync(TimeSpan step)
        {
            await Wait.UntilAsync(() => time.TimerCount == 1, "the loop waits");
            time.Advance(step);
        }
    }

    [Fact]
    public async Task Assemblies_AreToldAsDependencies()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        await using var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url) with { ReportsAssemblies = true });
        Assert.True(await client.FlushAsync().InTime());

        JsonElement[] dependencies = [.. TelemetryTest.MessagesOf(TelemetryTest.BodiesOf(agent))
            .PayloadOf("app-dependencies-loaded")
            .GetProperty("dependencies")
            .EnumerateArray()];
        Assert.Contains(dependencies, static dependency => dependency.GetProperty("name").GetString() == "SpanPack.Agent"
            && dependency.GetProperty("version").GetString() == "0.2.0.0");
        Assert.Equal(dependencies.Length, dependencies.Select(static dependency => dependency.GetRawText()).Distinct().Count());
    }
}
