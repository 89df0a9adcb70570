namespace SpanPack;

/// <summary>Posts bodies and counts their outcomes. One thread at a time.</summary>
internal sealed class TelemetrySender(AgentClient client, TelemetryRoute route, MetricTable metrics, TelemetryReport report)
{
    private static readonly TelemetryMetric s_requests =
        new("telemetry_api.requests", TelemetryMetricKind.Count) { Namespace = "telemetry" };
    private static readonly TelemetryMetric s_responses = s_requests with { Name = "telemetry_api.responses" };
    private static readonly TelemetryMetric s_errors = s_requests with { Name = "telemetry_api.errors" };
    private static readonly TelemetryMetric s_bytes =
        new("telemetry_api.bytes", TelemetryMetricKind.Distribution) { Namespace = "telemetry" };

    /// <summary>Posts a body.</summary>
    /// <param name="body">The body.</param>
    /// <param name="bytes">Its approximate length in bytes.</param>
    /// <param name="cancellation">Cancels the request.</param>
    /// <exception cref="OperationCanceledException">It was given up.</exception>
    internal async ValueTask<TelemetryOutcome> PostAsync(TelemetryEnvelope body, long bytes, CancellationToken cancellation)
    {
        metrics.Record(s_requests, 1, [route.Tag]);
        metrics.Record(s_bytes, bytes, [route.Tag]);
        try
        {
            return Answered((await SendAsync(body, cancellation).ConfigureAwait(false)).Status);
        }
        catch (AgentUnreachableException problem) when (problem.AnswerStatus is { } status)
        {
            return Answered(status); // the agent has it, whatever became of the answer's body
        }
        catch (AgentUnreachableException problem)
        {
            metrics.Record(s_errors, 1, [route.Tag, problem.Kind == AgentUnreachableKind.TimedOut ? "type:timeout" : "type:network"]);
            report.Unreachable(problem);
            return TelemetryOutcome.Unreachable;
        }
    }

    private ValueTask<AgentResponse> SendAsync(TelemetryEnvelope body, CancellationToken cancellation)
    {
        AgentRequest request = route.CreateRequest(body.RequestType);
        return client.PostJsonAsync(request, json => TelemetryJson.WriteBody(json, body), JsonCompression.Gzip, cancellation);
    }

    private TelemetryOutcome Answered(int status)
    {
        metrics.Record(s_responses, 1, [route.Tag, StatusTag.Of(status)]);
        TelemetryOutcome outcome = OutcomeOf(status);
        if (outcome != TelemetryOutcome.Taken) metrics.Record(s_errors, 1, [route.Tag, "type:status_code"]);
        report.Answered(outcome, status, client.ToString());
        return outcome;
    }

    private static TelemetryOutcome OutcomeOf(int status) => status switch
    {
        >= 200 and <= 299 => TelemetryOutcome.Taken,
        404 => TelemetryOutcome.Gone,
        408 or 429 or >= 500 => TelemetryOutcome.Failed,
        _ => TelemetryOutcome.Refused,
    };
}
