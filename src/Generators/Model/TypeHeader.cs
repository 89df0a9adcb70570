namespace SpanPack.Generators.Model;

/// <summary>How one type is declared: <c>class</c>, <c>record struct</c>, ... and its name, without escapes.</summary>
internal sealed record TypeHeader(string Keyword, string Name);
