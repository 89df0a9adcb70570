namespace SpanPack.Generators.Model;

/// <summary>A tag that is kept as a double.</summary>
internal sealed record MetricModel(string Key, TagProperty Property);
