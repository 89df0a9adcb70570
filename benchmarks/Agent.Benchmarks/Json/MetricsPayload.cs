namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>The series of a body.</summary>
internal sealed record MetricsPayload(IReadOnlyList<MetricsSeries> Series);
