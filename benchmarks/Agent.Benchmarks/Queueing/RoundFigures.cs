namespace SpanPack.Agent.Benchmarks.Queueing;

/// <summary>What one round came to.</summary>
/// <param name="Spans">Spans of the round.</param>
/// <param name="ProcessorNanoseconds">Processor time of the process, a span.</param>
/// <param name="PromotedBytes">Bytes that survived collections of young objects, in all.</param>
/// <param name="Collections">How many collections there were.</param>
/// <param name="LostSpans">Spans that found the queue full.</param>
internal sealed record RoundFigures(long Spans, double ProcessorNanoseconds, long PromotedBytes, int Collections, long LostSpans);
