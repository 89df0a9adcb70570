namespace SpanPack.Benchmarks.Workloads;

/// <summary>What is to be measured does not do what it should, so that its speed means nothing.</summary>
/// <param name="message">What is wrong, and where.</param>
internal sealed class WrongOutputException(string message) : Exception(message);
