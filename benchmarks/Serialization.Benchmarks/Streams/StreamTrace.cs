namespace SpanPack.Benchmarks.Streams;

/// <summary>A trace that has ended, as a tracer has it at hand.</summary>
/// <param name="Spans">The spans.</param>
/// <param name="Priority">The sampling priority.</param>
/// <param name="Mechanism">Who decided it.</param>
internal readonly record struct StreamTrace(SpanCollection Spans, SamplingPriority Priority, SamplingMechanism Mechanism)
{
    internal TraceChunk ToChunk() => new(Spans) { SamplingPriority = Priority, SamplingMechanism = Mechanism };
}
