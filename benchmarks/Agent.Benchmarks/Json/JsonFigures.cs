namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>What one way to post one body takes.</summary>
/// <param name="Transport">How the agent is reached.</param>
/// <param name="Bytes">The length of the JSON.</param>
/// <param name="IsCompressed">Whether it was asked to be compressed.</param>
/// <param name="Name">The way.</param>
/// <param name="Microseconds">Until the answer is there: the shortest round.</param>
/// <param name="Allocated">Bytes a post: the least round.</param>
internal sealed record JsonFigures(string Transport, int Bytes, bool IsCompressed, string Name, double Microseconds, double Allocated);
