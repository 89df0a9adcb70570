namespace SpanPack;

/// <summary>Two sources that create an activity for each of the same operations.</summary>
/// <param name="Own">The name of that of this library.</param>
/// <param name="Other">The name of that of another instrumentation.</param>
internal readonly record struct SourcePair(string Own, string Other);
