namespace SpanPack.Benchmarks.Measuring;

/// <summary>Cases that do something with the same spans.</summary>
/// <param name="Name">The spans and how many there are: the name in tables and in the file of limits.</param>
/// <param name="Heading">The same in words, for charts.</param>
internal sealed record CaseGroup(string Name, string Heading);
