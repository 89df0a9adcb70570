namespace SpanPack.Requests.Benchmarks.Load;

/// <summary>What a client has done.</summary>
/// <param name="Requests">How many were answered.</param>
/// <param name="Time">What passed.</param>
/// <param name="Processor">The client's own processor time.</param>
/// <param name="Half">What half of the requests took at most, in milliseconds.</param>
/// <param name="Most">What 99 % of them took at most.</param>
internal sealed record LoadFigures(long Requests, TimeSpan Time, TimeSpan Processor, double Half, double Most);
