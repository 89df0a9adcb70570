namespace SpanPack;

/// <summary>The telemetry of a writer, with the metric names of other tracers. Safe for use by any number of threads.</summary>
internal sealed class WriterTelemetry : ITraceWatch
{
    private static readonly TelemetryMetric s_requests = new("trace_api.requests", TelemetryMetricKind.Count);
    private static readonly TelemetryMetric s_responses = new("trace_api.responses", TelemetryMetricKind.Count);
    private static readonly TelemetryMetric s_errors = new("trace_api.errors", TelemetryMetricKind.Count);
    private static readonly TelemetryMetric s_bytes = new("trace_api.bytes", TelemetryMetricKind.Distribution);
    private static readonly TelemetryMetric s_milliseconds = new("trace_api.ms", TelemetryMetricKind.Distribution);
    private static readonly TelemetryMetric s_sentChunks = new("trace_chunks_sent", TelemetryMetricKind.Count);
    private static readonly TelemetryMetric s_droppedChunks = new("trace_chunks_dropped", TelemetryMetricKind.Count);
    private static readonly TelemetryMetric s_droppedSpans = new("spans_dropped", TelemetryMetricKind.Count);

    private readonly TelemetryClient _telemetry;
    private readonly WriterTotals _totals;
    private readonly AgentWriterAmounts[] _dropped = new AgentWriterAmounts[DropReasons.Count]; // as told
    private long _sentChunks;

    internal WriterTelemetry(TelemetryClient telemetry, WriterTotals totals)
    {
        (_telemetry, _totals) = (telemetry, totals);
        telemetry.AddSource(Tell);
    }

    public void Begin(long bytes)
    {
        _telemetry.Record(s_requests, 1);
        _telemetry.Record(s_bytes, bytes);
    }

    public void Answer(int status, TimeSpan elapsed)
    {
        _telemetry.Record(s_responses, 1, StatusTag.Of(status));
        _telemetry.Record(s_milliseconds, elapsed.TotalMilliseconds);
        if (status is < 200 or > 299) _telemetry.Record(s_errors, 1, "type:status_code");
    }

    public void Fail(AgentUnreachableKind kind)
        => _telemetry.Record(s_errors, 1, kind == AgentUnreachableKind.TimedOut ? "type:timeout" : "type:network");

    // One report at a time.
    private void Tell()
    {
        TellSentChunks(_totals.Sent.Chunks);
        foreach (DropReason reason in Enum.GetValues<DropReason>())
        {
            AgentWriterAmounts now = _totals.Dropped(reason), before = _dropped[(int)reason];
            if (now == before) continue;
            _telemetry.Record(s_droppedChunks, now.Chunks - before.Chunks, TagOf(reason));
            _telemetry.Record(s_droppedSpans, now.Spans - before.Spans, TagOf(reason));
            _dropped[(int)reason] = now;
        }
    }

    private void TellSentChunks(long now)
    {
        if (now == _sentChunks) return;
        _telemetry.Record(s_sentChunks, now - _sentChunks);
        _sentChunks = now;
    }

    // Other tracers know three reasons; the others are this one's.
    private static string TagOf(DropReason reason) => reason switch
    {
        DropReason.Evicted or DropReason.Full => "reason:overfull_buffer",
        DropReason.Failed => "reason:serialization_error",
        DropReason.Refused or DropReason.AgentOverloaded or DropReason.GivenUp => "reason:api_error",
        _ => $"reason:{reason.ToText()}",
    };
}
