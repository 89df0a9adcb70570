namespace SpanPack.Benchmarks.Quick;

/// <summary>What one process measured.</summary>
/// <param name="Cases">The cases, in the order of the tables.</param>
/// <param name="Allocations">What every writer allocates.</param>
internal sealed record ProcessFigures(IReadOnlyList<CaseFigures> Cases, IReadOnlyList<AllocationFigure> Allocations);
