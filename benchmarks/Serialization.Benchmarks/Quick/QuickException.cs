namespace SpanPack.Benchmarks.Quick;

/// <summary>The quick mode cannot go on.</summary>
/// <param name="message">Why, for a person.</param>
internal sealed class QuickException(string message) : Exception(message);
