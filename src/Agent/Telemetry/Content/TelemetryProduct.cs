namespace SpanPack;

/// <summary>A product of a tracer, and whether it is in use. Serialized without its name, which is the key.</summary>
internal sealed record TelemetryProduct(bool Enabled, string? Version);
