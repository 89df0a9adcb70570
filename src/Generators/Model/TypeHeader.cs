namespace SpanPack.Generators.Model;

/// <summary>The declaration of one type: <c>class</c>, <c>record struct</c>, ... and its name, without escapes.</summary>
/// <param name="Keyword">The kind of type.</param>
/// <param name="Name">The name alone.</param>
/// <param name="TypeParameters">Such as <c>&lt;T&gt;</c>, mostly none: generic types get stand-ins only.</param>
internal sealed record TypeHeader(string Keyword, string Name, string TypeParameters);
