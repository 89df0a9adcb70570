using System.Text.Json;

namespace SpanPack.Agent.Tests;

/// <summary>What telemetry tells, and in which order. Every body is checked by the schemas.</summary>
public sealed class TelemetryClientTests
{
    private static readonly TelemetryMetric s_count = new("trace_api.requests", TelemetryMetricKind.Count);

    [Fact]
    public async Task StartGoesFirst_AndTheEndLast()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        await using (var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url)))
        {
            client.Report(new TelemetrySetting("DD_SERVICE", "shop", TelemetryOrigin.Code));
            client.ReportProduct("appsec", isEnabled: false);
            Assert.True(await client.FlushAsync().InTime());
            client.Record(s_count, 3);
        }

        JsonElement[] bodies = TelemetryTest.BodiesOf(agent);
        (string Type, JsonElement Payload)[] messages = TelemetryTest.MessagesOf(bodies);
        Assert.Equal("app-started", bodies[0].GetProperty("request_type").GetString());
        Assert.Equal("DD_SERVICE", messages[0].Payload.GetProperty("configuration")[0].GetProperty("name").GetString());
        Assert.False(messages[0].Payload.GetProperty("products").GetProperty("appsec").GetProperty("enabled").GetBoolean());
        Assert.Equal("app-closing", messages[^1].Type);
        Assert.Contains(messages, static message => message.Type == "generate-metrics");
        Assert.Equal(Enumerable.Range(1, bodies.Length).Select(static number => (long)number), TelemetryTest.NumbersOf(bodies));
        Assert.Equal(ProcessTags.Default.RuntimeId, bodies[0].GetProperty("runtime_id").GetString());
    }

    [Fact]
    public async Task Bodies_SayWhoSendsThem_AsHeadersDo()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        await using (
            var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url) with { IsDebug = true })) await client.FlushAsync()
            .InTime();

        ReceivedRequest request = agent.Requests[0];
        JsonElement body = TelemetryTest.Read(request.Telemetry!.Json);
        JsonElement application = body.GetProperty("application");
        Assert.Equal(("/telemetry/proxy/api/v2/apmtelemetry", "application/json"), (request.Path, request.GetHeader("Content-Type")));
        Assert.Equal(("v2", "app-started", "true"),
            (request.GetHeader("DD-Telemetry-API-Version"), request.GetHeader("DD-Telemetry-Request-Type"),
                request.GetHeader("DD-Telemetry-Debug-Enabled")));
        Assert.Equal(application.GetProperty("language_name").GetString(), request.GetHeader("DD-Client-Library-Language"));
        Assert.Equal(application.GetProperty("tracer_version").GetString(), request.GetHeader("DD-Client-Library-Version"));
        Assert.Equal(body.GetProperty("runtime_id").GetString(), request.GetHeader("DD-Session-ID"));
        Assert.Equal(("shop", "test", "1.2.3"),
            (application.GetProperty("service_name").GetString(), application.GetProperty("env").GetString(),
                application.GetProperty("service_version").GetString()));
        Assert.Equal(TelemetryTest.Process.Tags.ProcessTagList, application.GetProperty("process_tags").GetString());
        Assert.NotEmpty(body.GetProperty("host").GetProperty("hostname").GetString()!);
        Assert.True(body.GetProperty("debug").GetBoolean());
    }

    [Theory]
    [InlineData("DD_TELEMETRY_METRICS_ENABLED", "false", null, "generate-metrics")]
    [InlineData("DD_TELEMETRY_LOG_COLLECTION_ENABLED", "0", null, "logs")]
    [InlineData("DD_TELEMETRY_DEPENDENCY_COLLECTION_ENABLED", "False", null, "app-dependencies-loaded")]
    [InlineData("DD_TELEMETRY_METRICS_ENABLED", "true", false, "generate-metrics")]
    [InlineData("DD_TELEMETRY_LOG_COLLECTION_ENABLED", "true", false, "logs")]
    [InlineData("DD_TELEMETRY_DEPENDENCY_COLLECTION_ENABLED", "true", false, "app-dependencies-loaded")]
    [InlineData("DD_TELEMETRY_METRICS_ENABLED", "no idea", null, null)]
    [InlineData("DD_TELEMETRY_LOG_COLLECTION_ENABLED", "false", true, null)]
    public async Task WhatIsNotWanted_IsLeftOut(string variable, string value, bool? option, string? missing)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        TelemetryOptions options = TelemetryTest.OptionsFor(agent.Url) with { ReportsAssemblies = true,
            Variables = new Variables(name => name == variable ? value : null) };
        options = variable.Contains("METRICS", StringComparison.Ordinal) ? options with { ReportsMetrics = option }
            : variable.Contains("LOG", StringComparison.Ordinal)
                ? options with { ReportsLogs = option }
                : options with { ReportsDependencies = option };
        await using (var client = new TelemetryClient(options))
        {
            client.Record(s_count, 1);
            client.Log(TelemetryLogLevel.Error, "something");
            client.Report(new TelemetryDependency("Npgsql", "9.0.3"));
            await client.FlushAsync().InTime();
            Assert.Equal(0, client.LostItems);
        }

        HashSet<string> types = [.. TelemetryTest.MessagesOf(TelemetryTest.BodiesOf(agent)).Select(static message => message.Type)];
        string[] expected = ["generate-metrics", "logs", "app-dependencies-loaded"];
        Assert.Equal(expected.Where(type => type != missing), expected.Where(types.Contains));
        Assert.Equal(missing != "generate-metrics", types.Contains("distributions")); // those of the library, too
    }

    [Fact]
    public async Task Telemetry_GoesOverAUnixSocket()
    {
        using var folder = new TemporaryFolder();
        string socket = Path.Combine(folder.Path, "s");
        await using DevAgentServer agent = await DevAgentServer.StartAsync(new DevAgentOptions { SocketPath = socket });
        TelemetryOptions options = TelemetryTest.OptionsFor(
            agent.Url) with { Client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse("unix://"
            + socket)) } };
        await using (var client = new TelemetryClient(options)) Assert.True(await client.FlushAsync().InTime());

        Assert.Equal("app-closing", TelemetryTest.MessagesOf(TelemetryTest.BodiesOf(agent))[^1].Type);
    }

    [Theory]
    [InlineData(null, null, false)]
    [InlineData("true", null, true)]
    [InlineData("true", false, false)]
    [InlineData("false", true, true)]
    [InlineData("no idea", null, false)]
    public async Task OnlyWhoWantsIt_IsToldOf(string? variable, bool? option, bool isEnabled)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        TelemetryOptions options = TelemetryTest.OptionsFor(agent.Url) with { IsEnabled = option,
            Variables = new Variables(name => name == "DD_INSTRUMENTATION_TELEMETRY_ENABLED" ? variable : null) };
        await using (var client = new TelemetryClient(options))
        {
            Assert.Equal(isEnabled, client.IsEnabled);
            client.Record(s_count, 1);
            client.Log(TelemetryLogLevel.Error, "something");
            Assert.True(await client.FlushAsync().InTime());
        }

        Assert.Equal(isEnabled, agent.Requests.Count > 0);
    }
}
