using System.Buffers;

namespace SpanPack;

/// <summary>A closed payload: its bytes and their description. It belongs to the queue, or to the sender while it is in flight.</summary>
internal sealed class Segment : IDisposable
{
    private readonly IReadOnlyList<IDisposable> _memory;

    /// <param name="payloads">One payload; or several in v0.4, which are sent as one body.</param>
    internal Segment(IReadOnlyList<DetachedPayload> payloads)
    {
        _memory = payloads;
        Format = payloads[0].Format;
        foreach (DetachedPayload payload in payloads)
        {
            ChunkCount += payload.ChunkCount;
            SpanCount += payload.SpanCount;
        }

        Body = payloads.Count == 1 ? payloads[0].Body : JoinedBody.Of(payloads, ChunkCount);
    }

    /// <param name="part">The split or converted payload.</param>
    /// <param name="memory">Counts its bytes as held until <see cref="Dispose"/>.</param>
    internal Segment(TracePayloadPart part, HeldMemory memory)
    {
        _memory = [memory.Hold(part.Body.Length)];
        (Format, ChunkCount, SpanCount, Body) = (part.Format, part.ChunkCount, part.SpanCount, part.Body);
    }

    /// <summary>Gets or sets the place in the order of closing; 1 is the first. Parts keep the number of the whole.</summary>
    internal long Number { get; set; }

    internal TraceFormat Format { get; }

    internal int ChunkCount { get; }

    internal int SpanCount { get; }

    internal ReadOnlySequence<byte> Body { get; }

    /// <summary>Gets or sets the number of failed attempts; 0 for none.</summary>
    internal int Attempts { get; set; }

    /// <summary>Gets the failures of agents that accept connections.</summary>
    internal SegmentFailures Failures { get; } = new();

    /// <summary>Gets or sets the number of answers 429.</summary>
    internal int Overloads { get; set; }

    /// <summary>Gets or sets how often the body did not arrive within the agent's time limit.</summary>
    internal int Delays { get; set; }

    /// <summary>Gets or sets whether the next attempt uses <c>Expect: 100-continue</c>.</summary>
    internal bool AsksFirst { get; set; }

    public void Dispose()
    {
        foreach (IDisposable memory in _memory) memory.Dispose();
    }

    public override string ToString()
        => $"segment {Number}, {Format.GetName()}, chunks: {ChunkCount}, spans: {SpanCount}, bytes: {Body.Length}";
}
