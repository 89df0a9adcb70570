namespace SpanPack.Requests.Benchmarks.Quick;

/// <summary>What one service did for a few seconds at full speed, and what requests took at a fixed rate afterwards.</summary>
/// <param name="RequestsPerSecond">Answers.</param>
/// <param name="ServiceMicroseconds">Processor time of the service for a request, with that of sending its spans.</param>
/// <param name="ClientMicroseconds">Processor time of the client for a request.</param>
/// <param name="AllocatedBytes">Of the service for a request.</param>
/// <param name="Half">Milliseconds that half of the requests took at most.</param>
/// <param name="Most">Milliseconds that 99 % of the requests took at most.</param>
/// <param name="Collections">Of each generation, in a minute.</param>
/// <param name="ResidentMegabytes">Memory of the service at its end.</param>
internal sealed record Round(double RequestsPerSecond, double ServiceMicroseconds, double ClientMicroseconds, double AllocatedBytes,
    double Half, double Most, double[] Collections, double ResidentMegabytes)
{
    /// <summary>Gets what half of the requests took at most at a fixed rate, in milliseconds.</summary>
    internal double FixedHalf { get; init; }

    /// <summary>Gets what 99 % of the requests took at most at a fixed rate.</summary>
    internal double FixedMost { get; init; }
}
