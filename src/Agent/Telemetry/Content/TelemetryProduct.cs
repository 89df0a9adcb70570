namespace SpanPack;

/// <summary>A part of a tracer, and whether it is in use. Written without its name, which is the key.</summary>
internal sealed record TelemetryProduct(bool Enabled, string? Version);
