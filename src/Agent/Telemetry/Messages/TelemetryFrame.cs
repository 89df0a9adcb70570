namespace SpanPack;

/// <summary>Creates bodies: the fields around messages, with increasing sequence numbers. One thread at a time.</summary>
internal sealed class TelemetryFrame(ProcessDescription process, bool isDebug, TelemetryClock clock)
{
    private readonly Lazy<TelemetryApplication> _application = new(() => TelemetryApplication.Of(process));
    private readonly Lazy<TelemetryHost> _host = new(() => TelemetryHost.Of(process));
    private long _number;

    internal string RuntimeId { get; } = process.Header.RuntimeId ?? Guid.NewGuid().ToString();

    internal bool IsDebug => isDebug;

    internal TelemetryEnvelope Create(IReadOnlyList<TelemetryMessage> messages)
    {
        long now = clock.UnixSeconds;
        long number = ++_number;
        if (messages.Count == 1)
        {
            return new TelemetryBody
            {
                RequestType = messages[0].RequestType,
                Payload = messages[0].Payload,
                TracerTime = now,
                RuntimeId = RuntimeId,
                SeqId = number,
                Debug = isDebug ? true : null,
                Application = _application.Value,
                Host = _host.Value,
            };
        }

        return new TelemetryBatch
        {
            RequestType = TelemetryRequestTypes.Batch,
            Payload = messages,
            TracerTime = now,
            RuntimeId = RuntimeId,
            SeqId = number,
            Debug = isDebug ? true : null,
            Application = _application.Value,
            Host = _host.Value,
        };
    }
}
