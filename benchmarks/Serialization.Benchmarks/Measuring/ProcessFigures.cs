namespace SpanPack.Benchmarks.Measuring;

/// <summary>What one process measured.</summary>
/// <param name="Runtime">Name and version.</param>
/// <param name="Cases">The cases, in the order of the tables.</param>
/// <param name="Allocations">What writers allocate that were not timed.</param>
internal sealed record ProcessFigures(string Runtime, IReadOnlyList<CaseFigures> Cases, IReadOnlyList<AllocationFigure> Allocations);
