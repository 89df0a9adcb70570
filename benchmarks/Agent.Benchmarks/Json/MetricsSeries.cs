namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>The values of a metric.</summary>
internal sealed record MetricsSeries(string Namespace, string Metric, string Type, bool Common, string[] Tags, long[][] Points);
