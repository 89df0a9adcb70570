using System.Diagnostics.Metrics;

namespace WebShop.Reporting;

/// <summary>Reads the metrics of tracing, as any collector of metrics may.</summary>
internal sealed class SpanCounter : IDisposable
{
    private const string MadeSpans = "spanpack.activities.spans";
    private const string WrittenSpans = "spanpack.agent.spans";
    private const string WrittenBytes = "spanpack.agent.bytes";

    private readonly MeterListener _listener = new();
    private SpanCounts _counts = new(0, 0, 0, 0);

    internal SpanCounter()
    {
        _listener.InstrumentPublished = static (instrument, listener) =>
        {
            if (instrument.Name is MadeSpans or WrittenSpans or WrittenBytes) listener.EnableMeasurementEvents(instrument);
        };
        _listener.SetMeasurementEventCallback<long>((instrument, value, tags, _) =>
            _counts = Add(_counts, instrument.Name, WasSent(tags), value));
        _listener.Start();
    }

    /// <summary>Reads all counters as they are now. They are gone when the host is disposed.</summary>
    internal SpanCounts Read()
    {
        _counts = new(0, 0, 0, 0);
        _listener.RecordObservableInstruments();
        return _counts;
    }

    public void Dispose() => _listener.Dispose();

    private static SpanCounts Add(SpanCounts counts, string name, bool sent, long value) => (name, sent) switch
    {
        (MadeSpans, _) => counts with { Made = counts.Made + value },
        (WrittenSpans, true) => counts with { Sent = counts.Sent + value },
        (WrittenSpans, false) => counts with { Dropped = counts.Dropped + value },
        (_, true) => counts with { Bytes = counts.Bytes + value },
        _ => counts,
    };

    private static bool WasSent(ReadOnlySpan<KeyValuePair<string, object?>> tags)
    {
        foreach ((string key, object? value) in tags)
        {
            if (key == "spanpack.outcome") return value is "sent";
        }

        return false;
    }
}
