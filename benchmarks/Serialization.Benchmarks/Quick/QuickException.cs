namespace SpanPack.Benchmarks.Quick;

/// <summary>The quick mode, or another that starts this program once more, cannot go on.</summary>
/// <param name="message">Why, for a person.</param>
internal sealed class QuickException(string message) : Exception(message);
