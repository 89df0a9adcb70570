namespace SpanPack.Benchmarks.Comparing;

/// <summary>What a comparison was asked for.</summary>
/// <param name="Before">The program of another commit: the path of its assembly.</param>
/// <param name="Rounds">How many processes of each measure.</param>
internal sealed record CompareOptions(string Before, int Rounds);
