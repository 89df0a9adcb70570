namespace SpanPack.Benchmarks.Measuring;

/// <summary>What one writer allocates.</summary>
/// <param name="Name">Spans and writer.</param>
/// <param name="AllocatedBytes">Bytes a span.</param>
internal sealed record AllocationFigure(string Name, double AllocatedBytes);
