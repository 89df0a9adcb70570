namespace SpanPack.Seeds.Figures;

/// <summary>A figure of a benchmark, beside what the existing tracer published.</summary>
/// <param name="Name">The name of the benchmark's row.</param>
/// <param name="Before">What was published, in the unit of the row; null for nothing.</param>
/// <param name="After">The same with the change; null for nothing.</param>
internal sealed record SeedFigure(string Name, double? Before = null, double? After = null);
