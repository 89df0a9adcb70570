using System.Text;

namespace SpanPack.Agent.Tests;

/// <summary>All that telemetry sends of a program, searched for secrets.</summary>
public sealed class ReportedSecretTests
{
    private const string Secret = "s3cr3t";

    [Fact]
    public async Task NoRequestHasASecret()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        await using var telemetry = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url));
        telemetry.Record(new TelemetryMetric("requests", TelemetryMetricKind.Count), 1, $"url:https://me:{Secret}@host/",
            $"token:{Secret}");
        telemetry.Record(new TelemetryMetric("times", TelemetryMetricKind.Distribution), 1, $"error:password={Secret}", "kept:yes");
        telemetry.Record(new TelemetryMetric("long", TelemetryMetricKind.Gauge), 1,
            $"{new string('x', 180)}://me:{Secret}{new string('y', 40)}@host");
        telemetry.Report(new TelemetryEndpoint("http.request", $"GET /reset?token={Secret}")
        {
            Method = $"auth: {Secret}",
            Path = $"/reset?sig={Secret}", Type = $"pwd={Secret}"
        });
        foreach (string name in (string[])["PASS", "auth", "COOKIE", "SAS", "Jwt__Key"])
            telemetry.Report(new TelemetrySetting(name, Secret, TelemetryOrigin.EnvironmentVariable));
        telemetry.Log(TelemetryLogLevel.Error, $"failed: curl --token {Secret} with Cookie: a={Secret}; b={Secret}");
        Assert.True(await telemetry.FlushAsync().InTime());

        string sent = string.Concat(agent.Requests.Where(static request => request.Telemetry is not null).Select(static request =>
            Encoding.UTF8.GetString(request.Telemetry!.Json.Span)));
        Assert.Contains("kept:yes", sent, StringComparison.Ordinal);
        Assert.Contains("Jwt__Key", sent, StringComparison.Ordinal);
        Assert.Contains("GET /reset", sent, StringComparison.Ordinal);
        Assert.Contains("failed: curl", sent, StringComparison.Ordinal);
        Assert.DoesNotContain(Secret, sent, StringComparison.Ordinal);
    }
}
