using System.Diagnostics.Metrics;

namespace SpanPack;

/// <summary>
/// The metrics of one writer, in the meter <c>SpanPack.Agent</c>. They read existing counters when a listener observes them.
/// </summary>
internal sealed class AgentMeter : IDisposable
{
    internal const string Name = "SpanPack.Agent";

    private readonly Meter _meter = new(Name, LibraryVersion.Text);
    private readonly WriterTotals _totals;

    internal AgentMeter(WriterTotals totals, HeldMemory memory, StripeSet stripes)
    {
        _totals = totals;
        _meter.CreateObservableCounter("spanpack.agent.chunks", () => Read(static amounts => amounts.Chunks), "{chunk}",
            "Chunks of spans by outcome.");
        _meter.CreateObservableCounter("spanpack.agent.spans", () => Read(static amounts => amounts.Spans), "{span}",
            "Spans by outcome.");
        _meter.CreateObservableCounter("spanpack.agent.bytes", () => Read(static amounts => amounts.Bytes), "By",
            "Bytes of payloads by outcome.");
        _meter.CreateObservableCounter("spanpack.agent.retries", () => totals.Retries, "{request}", "Retries of requests.");
        _meter.CreateObservableUpDownCounter("spanpack.agent.memory.held", () => memory.HeldBytes, "By",
            "Memory of payloads that are being written, wait or are being sent.");
        _meter.CreateObservableUpDownCounter("spanpack.agent.stripes", () => stripes.Count, "{stripe}",
            "Segments that are written concurrently.");
    }

    public void Dispose() => _meter.Dispose();

    private IEnumerable<Measurement<long>> Read(Func<AgentWriterAmounts, long> select)
    {
        yield return new Measurement<long>(select(_totals.Sent), new KeyValuePair<string, object?>("spanpack.outcome", "sent"));
        foreach (DropReason reason in Enum.GetValues<DropReason>())
        {
            long value = select(_totals.Dropped(reason));
            if (value > 0)
                yield return new Measurement<long>(value, new KeyValuePair<string, object?>("spanpack.outcome", "dropped"),
                    new KeyValuePair<string, object?>("spanpack.reason", reason.ToText()));
        }
    }
}
