using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Streams.Measuring;

/// <summary>One thing that is done with a stream.</summary>
/// <param name="Label">What.</param>
/// <param name="IsWriter">Whether it is the project's own writing, or a floor.</param>
/// <param name="Workload">Does it.</param>
internal sealed record StreamCase(string Label, bool IsWriter, Workload Workload);
