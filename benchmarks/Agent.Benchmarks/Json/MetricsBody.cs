namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>A body in the shape of <c>generate-metrics</c>: a tracer's own counts of a minute.</summary>
internal sealed record MetricsBody(
    string ApiVersion, string RequestType, long TracerTime, string RuntimeId, int SeqId, Application Application, MetricsPayload Payload)
{
    private const long Time = 1_758_000_000; // seconds since 1970

    // Names and tags are those of tests/vectors/telemetry/metrics.tsv.
    private static readonly (string Name, string[] Tags)[] s_metrics =
    [
        ("spans_created", ["integration_name:aspnetcore"]), ("spans_created", ["integration_name:httpmessagehandler"]),
        ("spans_finished", ["integration_name:aspnetcore"]), ("spans_finished", ["integration_name:httpmessagehandler"]),
        ("spans_enqueued_for_serialization", ["reason:p0_keep"]), ("trace_segments_created", ["new_continued:new"]),
        ("trace_segments_created", ["new_continued:continued"]), ("trace_chunks_enqueued_for_serialization", ["reason:p0_keep"]),
        ("trace_chunks_sent", []), ("trace_segments_closed", []), ("trace_api.requests", []),
        ("trace_api.responses", ["status_code:200"]), ("context_header_style.injected", ["header_style:datadog"]),
        ("context_header_style.injected", ["header_style:tracecontext"]), ("context_header_style.extracted", ["header_style:tracecontext"]),
    ];

    internal static MetricsBody Create()
    {
        MetricsSeries[] series = [.. s_metrics.Select(SeriesOf)];
        var payload = new MetricsPayload(series);
        return new("v2", "generate-metrics", Time, "9d6b8a52-7a2b-4d0e-9a55-2f4f6c0a1b77", 17, Application.Sample, payload);
    }

    private static MetricsSeries SeriesOf((string Name, string[] Tags) metric, int i)
        => new("tracers", metric.Name, "count", true, metric.Tags, [[Time, 1_000 + (17 * i)], [Time + 10, 900 + (13 * i)]]);
}
