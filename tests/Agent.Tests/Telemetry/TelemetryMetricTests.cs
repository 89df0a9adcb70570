using System.Text.Json;

namespace SpanPack.Agent.Tests;

/// <summary>What becomes of values of metrics, and of logs, between two reports.</summary>
public sealed class TelemetryMetricTests
{
    [Fact]
    public async Task Values_AreGatheredByKindAndTags()
    {
        var time = new ManualTime();
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        await using var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url, time));
        await client.FlushAsync().InTime();
        agent.ClearRequests();
        time.Advance(TimeSpan.FromSeconds(10));
        foreach (double value in new double[] { 1, 2, 4 })
        {
            client.Record(new TelemetryMetric("c", TelemetryMetricKind.Count), value, "a:1", "b:2");
            client.Record(new TelemetryMetric("c", TelemetryMetricKind.Count) { Namespace = "appsec" }, value);
            client.Record(new TelemetryMetric("g", TelemetryMetricKind.Gauge), value);
            client.Record(new TelemetryMetric("r", TelemetryMetricKind.Rate) { IsCommon = false }, value);
            client.Record(new TelemetryMetric("d", TelemetryMetricKind.Distribution), value, "a:1");
            client.Record(new TelemetryMetric("d", TelemetryMetricKind.Distribution), value, "a:2");
        }

        Assert.True(await client.FlushAsync().InTime());
        (string Type, JsonElement Payload)[] messages = TelemetryTest.MessagesOf(TelemetryTest.BodiesOf(agent));
        Assert.Equal(
            ["appsec c common count [[1777896010,7]]", "tracers c common count [[1777896010,7]] a:1 b:2",
                "tracers g common gauge [[1777896010,4]] every 10", "tracers r own rate [[1777896010,0.7]] every 10"],
            TextsOf(messages, "generate-metrics"));
        Assert.Equal(["tracers d common distribution [1,2,4] a:1", "tracers d common distribution [1,2,4] a:2"],
            TextsOf(messages, "distributions"));
    }

    [Fact]
    public async Task TooManyValues_AreCounted()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        await using var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url));
        var count = new TelemetryMetric("c", TelemetryMetricKind.Count);
        for (int i = 0; i < 1500; i++) client.Record(count, 1, $"number:{i}");
        Assert.InRange(client.LostItems, 500, 510); // it counts its own requests, too
        for (int i = 0; i < 10; i++) client.Record(count, double.NaN, "number:1");
        Assert.InRange(client.LostItems, 510, 520);
        Assert.True(await client.FlushAsync().InTime());
        var distribution = new TelemetryMetric("d", TelemetryMetricKind.Distribution);
        long before = client.LostItems;
        for (int i = 0; i < 1500; i++) client.Record(distribution, i);
        Assert.Equal(500, client.LostItems - before);
        // 20,000 of all distributions, some of them of requests
        for (int i = 0; i < 19_500; i++) client.Record(distribution, i, $"number:{i % 100}");
        Assert.InRange(client.LostItems - before, 1000, 1010);
        Assert.True(await client.FlushAsync().InTime());
    }

    [Fact]
    public async Task WhatManyThreadsRecord_IsToldOnce()
    {
        long recorded = 0;
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        await using (var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url)))
        {
            var metric = new TelemetryMetric("c", TelemetryMetricKind.Count);
            using var enough = new CancellationTokenSource();
            Task recording = Task.WhenAll(Enumerable.Range(0, 4).Select(_ => Task.Run(() =>
            {
                for (int i = 0; !enough.IsCancellationRequested; i++)
                {
                    client.Record(metric, 1, $"n:{i % 7}");
                    Interlocked.Increment(ref recorded);
                }
            })));
            for (int i = 0; i < 5; i++) Assert.True(await client.FlushAsync().InTime());
            await enough.CancelAsync();
            await recording;
        }

        (string Type, JsonElement Payload)[] messages = TelemetryTest.MessagesOf(TelemetryTest.BodiesOf(agent));
        Assert.Equal(recorded, TelemetryTest.SumOf(messages, "c"));
    }

    [Fact]
    public async Task WhatIsNull_ThrowsNothing()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        await using var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url));
        client.Report(new TelemetryDependency(null!, null));
        client.Report(new TelemetryIntegration(null!, IsEnabled: true));
        client.Report(new TelemetryEndpoint(null!, null!));
        client.Report(new TelemetrySetting(null!, "x", (TelemetryOrigin)99));
        client.Record(new TelemetryMetric(null!, (TelemetryMetricKind)99) { Namespace = null! }, 1, null!, null!);
        Assert.True(await client.FlushAsync().InTime());
        Assert.NotEmpty(TelemetryTest.BodiesOf(agent));
    }

    [Fact]
    public async Task AnExceptionThatThrows_IsLoggedWithoutItsStack()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        await using var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url));

        client.Log(TelemetryLogLevel.Error, "failed", new ThrowingException());
        client.Log(TelemetryLogLevel.Error, "failed within", new InvalidOperationException("", new ThrowingException()));
        Assert.True(await client.FlushAsync().InTime());

        JsonElement[] logs = [.. TelemetryTest.MessagesOf(TelemetryTest.BodiesOf(agent))
            .PayloadOf("logs")
            .GetProperty("logs")
            .EnumerateArray()];
        Assert.Equal(["failed", "failed within"], logs.Select(static log => log.GetProperty("message").GetString()));
        string type = typeof(ThrowingException).FullName!;
        Assert.Equal([type, $"System.InvalidOperationException\n ---> {type}"],
            logs.Select(static log => log.GetProperty("stack_trace").GetString()));
    }

    [Fact]
    public async Task EqualLogs_AreOneWithACount()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        await using var client = new TelemetryClient(TelemetryTest.OptionsFor(agent.Url));
        for (int i = 0; i < 3; i++) client.Log(TelemetryLogLevel.Warning, "it failed with token=abc");
        client.Log(TelemetryLogLevel.Error, "it failed with token=abc");
        for (int i = 0; i < 200; i++) client.Log(TelemetryLogLevel.Debug, $"another {i}");
        Assert.True(await client.FlushAsync().InTime());

        JsonElement[] logs = [.. TelemetryTest.MessagesOf(TelemetryTest.BodiesOf(agent))
            .PayloadOf("logs")
            .GetProperty("logs")
            .EnumerateArray()];
        Assert.Equal(("it failed with token=<redacted>", "WARN", 3),
            (logs[0].GetProperty("message").GetString(), logs[0].GetProperty("level").GetString(),
                logs[0].GetProperty("count").GetInt32()));
        Assert.Equal(("ERROR", false), (logs[1].GetProperty("level").GetString(), logs[1].TryGetProperty("count", out _)));
        Assert.Equal((100, 102L), (logs.Length, client.LostItems));
    }

    private static string[] TextsOf((string Type, JsonElement Payload)[] messages, string type)
        => [.. messages.PayloadOf(type)
            .GetProperty("series")
            .EnumerateArray()
            .Select(TextOf)
            .Where(static text => !text.StartsWith("telemetry ", StringComparison.Ordinal))
            .Order(StringComparer.Ordinal)];

    private static string TextOf(JsonElement series) => string.Concat(
        $"{series.GetProperty("namespace").GetString()} {series.GetProperty("metric").GetString()} "
            + $"{(series.GetProperty("common").GetBoolean() ? "common" : "own")} ",
        $"{(series.TryGetProperty("type", out JsonElement type) ? type.GetString() : "distribution")} "
            + $"{series.GetProperty("points").GetRawText()}",
        series.TryGetProperty("interval", out JsonElement interval) ? $" every {interval.GetRawText()}" : "",
        series.TryGetProperty("tags", out JsonElement tags)
            ? string.Concat(tags.EnumerateArray().Select(static tag => " " + tag.GetString()))
            : "");

    private sealed class ThrowingException : Exception
    {
        public override string StackTrace => throw new NotSupportedException("An exception that has no stack.");
    }
}
