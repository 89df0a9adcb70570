namespace SpanPack.Benchmarks.Streams.Measuring;

/// <summary>What is measured.</summary>
/// <param name="Kind">Which texts are one object.</param>
/// <param name="SpanCount">Spans that are alive.</param>
/// <param name="AsTracer">Whether writing is measured too as a tracer does it: with a list of process tags, each chunk built when it is written.</param>
/// <param name="Formats">The formats.</param>
internal sealed record StreamOptions(StreamKind Kind, int SpanCount, bool AsTracer, IReadOnlyList<TraceFormat> Formats);
