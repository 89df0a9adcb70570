namespace SpanPack.Seeds.Figures;

/// <summary>A row of promises: one scenario.</summary>
/// <param name="Id">What <c>--row</c> calls it.</param>
/// <param name="Title">The scenario.</param>
/// <param name="Published">What the existing tracer published, where and for which runtime; a sentence or two.</param>
/// <param name="Benchmark">What measures it.</param>
/// <param name="Figures">The figures, in the order of the page.</param>
internal sealed record SeedRow(string Id, string Title, string Published, Benchmark Benchmark, SeedFigure[] Figures);
