using SpanPack.Benchmarks.Judging;

namespace SpanPack.Seeds.Running;

/// <summary>The rows of a benchmark, or the reason for having none.</summary>
/// <param name="Report">Its rows; null when it failed.</param>
/// <param name="Problem">Why; null when it has run.</param>
internal sealed record BenchmarkResult(RowReport? Report, string? Problem);
