using System.Runtime.CompilerServices;
using Microsoft.Extensions.Logging.Abstractions;

namespace SpanPack.Agent.Benchmarks.Writing;

/// <summary>A writer without a sender: segments that are closed wait in the queue until <see cref="TakeAll"/>.</summary>
internal sealed class UnsentWriter
{
    private const long MaxHeldBytes = 32 * 1024 * 1024;

    private readonly WriterTotals _totals = new();
    private readonly SegmentQueue _queue;
    private readonly StripeSet _stripes;
    private readonly ChunkGate _gate;
    private readonly bool _obfuscates;
    private SpanRedactor _redactor;

    /// <param name="format">The format.</param>
    /// <param name="maxStripes">How many segments may be written at a time.</param>
    /// <param name="obfuscates">Whether statements are obfuscated, as by default.</param>
    internal UnsentWriter(TraceFormat format, int maxStripes = 1, bool obfuscates = true)
    {
        _obfuscates = obfuscates;
        _redactor = CreateRedactor();
        var memory = new HeldMemory(MaxHeldBytes);
        _queue = new SegmentQueue(_totals);
        memory.Evict = () => _queue.TryDropOldest(DropReason.Evicted);
        var factory = new SegmentFactory(Encoders.Process, memory, Encoders.SegmentBytes)
        {
            Settings = new WriteSettings(format, NativeSpanEvents: true, TracePayloadWriterOptions.AgentLimitBytes),
        };
        _stripes = new StripeSet(factory, _queue, _totals, new WakeUp(TimeProvider.System), maxStripes);
        _gate = new ChunkGate(_stripes, _totals, new AgentLog(NullLogger.Instance, _totals, TimeProvider.System),
            new GlobalTagList(new Dictionary<string, string>()));
    }

    /// <summary>Gets how many segments are written at a time.</summary>
    internal int StripeCount => _stripes.Count;

    /// <summary>Gets the spans that were taken out of the queue.</summary>
    internal long TakenSpans => _totals.Sent.Spans;

    /// <summary>Gets the spans that were lost, for any reason.</summary>
    internal long DroppedSpans => Enum.GetValues<DropReason>().Sum(reason => _totals.Dropped(reason).Spans);

    /// <summary>As <see cref="AgentWriter.Write(in TraceChunk)"/>.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal void Write(in TraceChunk chunk) => AgentWriter.RedactAndWrite(chunk, _redactor, _gate, addsGlobalTags: true);

    /// <summary>Makes all statements new again.</summary>
    internal void ForgetStatements() => _redactor = CreateRedactor();

    /// <summary>Takes all segments that are closed and frees their memory, as a sender does.</summary>
    /// <param name="look">Sees each segment first.</param>
    internal void TakeAll(Action<Segment>? look = null)
    {
        while (_queue.Take() is { } segment)
        {
            look?.Invoke(segment);
            _queue.SettleSent(segment);
        }
    }

    /// <summary>Closes the segment that has begun.</summary>
    internal void Close() => _ = _stripes.TryCloseAll();

    private SpanRedactor CreateRedactor()
        => new(new RedactionOptions { ObfuscatesStatements = _obfuscates }, new Variables(static _ => null), static (_, _) => { });
}
