namespace SpanPack.Benchmarks.Streams.Measuring;

/// <summary>What one process measured of one stream.</summary>
/// <param name="StringsPerSpan">Texts that are known at run time only, as <c>Floor.PerString</c> counts them.</param>
/// <param name="CharactersPerSpan">Their characters.</param>
/// <param name="Rounds">How often each case was timed.</param>
/// <param name="Cases">The cases.</param>
internal sealed record StreamReport(double StringsPerSpan, double CharactersPerSpan, int Rounds, IReadOnlyList<StreamFigures> Cases)
{
    internal StreamFigures Find(string label) => Cases.First(figures => figures.Label == label);
}
