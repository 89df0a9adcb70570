namespace SpanPack.Benchmarks.Processes;

/// <summary>A command cannot go on, or a process that it started did not.</summary>
/// <param name="message">Why, for a person.</param>
internal sealed class ProcessException(string message) : Exception(message);
