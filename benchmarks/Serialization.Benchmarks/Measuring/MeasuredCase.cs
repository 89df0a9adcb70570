using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Measuring;

/// <summary>One thing that is measured.</summary>
/// <param name="Group">The spans.</param>
/// <param name="Label">What is done with them.</param>
/// <param name="Kind">What sort of case it is.</param>
/// <param name="Workload">Does it.</param>
internal sealed record MeasuredCase(CaseGroup Group, string Label, CaseKind Kind, Workload Workload);
