namespace SpanPack.Agent.Benchmarks.Posts;

/// <summary>The time and the bytes of a post, of each round.</summary>
/// <param name="Microseconds">Until the answer is there: the average of the round.</param>
/// <param name="Bytes">Allocated by all threads of the process.</param>
internal sealed record PostFigures(double[] Microseconds, double[] Bytes);
