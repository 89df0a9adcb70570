using System.Globalization;
using System.Text.Json;
using Quickstart;

namespace SpanPack.Agent.Tests.Oracles;

/// <summary>Datadog's test agent takes what a writer sends, and its checks of requests pass.</summary>
[Collection(TestAgentCollection.Name)]
public sealed class TestAgentTests(TestAgent agent)
{
    private const int SmallestSegment = 64 * 1024;

    private static readonly string[] s_checks = ["trace_count_header", "meta_tracer_version_header", "trace_content_length",
        "meta_events_is_valid_json"];

    /// <summary>Gets what can be asked for.</summary>
    public static TheoryData<TraceFormat?> Formats => [.. OracleTraces.Formats];

    [TestAgentTheory]
    [MemberData(nameof(Formats))]
    public async Task Traces_AreTaken_AndPassItsChecks(TraceFormat? format)
    {
        string session = Guid.NewGuid().ToString("N");
        await agent.BeginAsync(session);
        List<TraceSource> sources = OracleTraces.Create();
        await OracleTraces.SendAsync(sources, format, source => agent.CreateWriter(source.Process!, format, SmallestSegment));

        JsonElement[] requests = [.. (await agent.AskAsync("requests", session)).EnumerateArray().Where(static request => request
            .GetProperty("url")
            .GetString()!
            .EndsWith("/traces", StringComparison.Ordinal))];
        Assert.All(requests,
            request =>
                Assert.EndsWith((format ?? TraceFormat.V1).GetPath(), request.GetProperty("url").GetString(), StringComparison.Ordinal));
        Assert.All(requests, static request => Assert.InRange(CountOf(request), 1, int.MaxValue));
        Assert.Equal(sources.Sum(static source => source.Chunks.Length), requests.Sum(CountOf));
        AssertSame(sources, await agent.AskAsync("traces", session));
        await AssertChecksPassAsync();
    }

    // It groups the spans of all requests by the lower half of their trace id.
    private static void AssertSame(List<TraceSource> sources, JsonElement traces)
    {
        Span[] sent = [.. OracleTraces.SpansOf(sources.SelectMany(static source => source.Chunks))];
        Assert.Equal(sent.Select(static span => (ulong)span.TraceId).Distinct().Count(), traces.GetArrayLength());
        Assert.Equal(
            sent.Select(static span => ((ulong)span.TraceId, span.SpanId, span.Service, span.Name, span.Start)).Order(),
            traces.EnumerateArray().SelectMany(static trace => trace.EnumerateArray()).Select(static span => (
                span.GetProperty("trace_id").GetUInt64(),
                span.GetProperty("span_id").GetUInt64(),
                span.GetProperty("service").GetString(),
                span.GetProperty("name").GetString(),
                span.GetProperty("start").GetInt64())).Order());
    }

    private async Task AssertChecksPassAsync()
    {
        JsonElement checks = await agent.AskChecksAsync();
        Assert.All(s_checks, check => Assert.InRange(checks.GetProperty(check).GetProperty("Passed_Checks").GetInt32(), 1, int.MaxValue));
        Assert.All(checks.EnumerateObject(), static check => Assert.Equal(0, check.Value.GetProperty("Failed_Checks").GetInt32()));
    }

    private static int CountOf(JsonElement request)
        => int.Parse(request.GetProperty("headers").GetProperty("X-Datadog-Trace-Count").GetString()!, CultureInfo.InvariantCulture);
}
