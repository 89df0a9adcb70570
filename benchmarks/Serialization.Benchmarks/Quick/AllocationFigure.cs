namespace SpanPack.Benchmarks.Quick;

/// <summary>What one writer allocates.</summary>
/// <param name="Name">Shape, writer and arrangement.</param>
/// <param name="AllocatedBytes">Bytes a span.</param>
internal sealed record AllocationFigure(string Name, double AllocatedBytes);
