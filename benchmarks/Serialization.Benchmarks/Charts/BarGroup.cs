namespace SpanPack.Benchmarks.Charts;

/// <summary>Bars under one heading.</summary>
/// <param name="Heading">What they have in common.</param>
/// <param name="Bars">The bars, top down.</param>
internal sealed record BarGroup(string Heading, IReadOnlyList<Bar> Bars);
