namespace SpanPack.Benchmarks.Comparing;

/// <summary>The options of a comparison.</summary>
/// <param name="Before">The program of another commit: the path of its assembly.</param>
/// <param name="Rounds">How many processes of each measure.</param>
internal sealed record CompareOptions(string Before, int Rounds);
