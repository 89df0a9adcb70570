using System.Text.Json;

namespace SpanPack.Agent.Tests.Oracles;

/// <summary>Datadog's test agent takes telemetry, compressed or not, and reads what was told.</summary>
[Collection(TestAgentCollection.Name)]
public sealed class TelemetryOracleTests(TestAgent agent)
{
    [TestAgentFact]
    public async Task Telemetry_IsTakenAndRead()
    {
        string session = Guid.NewGuid().ToString("N");
        await agent.BeginAsync(session);
        await using (TelemetryClient client = agent.CreateTelemetry())
        {
            client.Report(new TelemetrySetting("DD_SERVICE", "shop", TelemetryOrigin.Code));
            client.Report(new TelemetryIntegration("HttpMessageHandler", IsEnabled: true));
            client.Record(new TelemetryMetric("trace_api.requests", TelemetryMetricKind.Count), 1);
            client.Record(new TelemetryMetric("trace_api.bytes", TelemetryMetricKind.Distribution), 1);
            client.Log(TelemetryLogLevel.Error, "something");
            Assert.True(await client.FlushAsync().InTime());
            Assert.Equal(2, client.SentRequests);
        }

        JsonElement[] bodies = [.. (await agent.AskAsync("apmtelemetry", session)).EnumerateArray().OrderBy(static body => body
            .GetProperty("seq_id")
            .GetInt64())];
        string[] types = [.. TelemetryTest.MessagesOf(bodies).Select(static message => message.Type)];
        Assert.Equal(("app-started", "app-closing"), (types[0], types[^1]));
        Assert.Superset(new HashSet<string> { "app-dependencies-loaded", "app-integrations-change", "generate-metrics", "distributions",
            "logs" },
            types.ToHashSet());
        JsonElement[] requests = [.. (await agent.AskAsync("requests", session)).EnumerateArray()];
        Assert.Contains(requests,
            static request => request.GetProperty("headers").TryGetProperty("Content-Encoding", out JsonElement encoding)
            && encoding.GetString() == "gzip");
    }
}
