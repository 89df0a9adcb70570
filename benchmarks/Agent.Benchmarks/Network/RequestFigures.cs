namespace SpanPack.Agent.Benchmarks.Network;

/// <summary>What 1,000 spans in a request take, until the answer is there. Times are microseconds that pass.</summary>
/// <param name="Transport">How the agent is reached.</param>
/// <param name="Post">Posting the bytes with a client: the shortest.</param>
/// <param name="Write">Writing and flushing: the shortest.</param>
/// <param name="PostMedian">The median.</param>
/// <param name="WriteMedian">The median.</param>
/// <param name="Samples">How often.</param>
internal sealed record RequestFigures(string Transport, double Post, double Write, double PostMedian, double WriteMedian, int Samples);
