namespace SpanPack.Benchmarks.Quick;

/// <summary>A set that was not measured.</summary>
/// <param name="Name">The set.</param>
/// <param name="Reason">Why, for a person.</param>
internal sealed record SkippedSet(string Name, string Reason);
