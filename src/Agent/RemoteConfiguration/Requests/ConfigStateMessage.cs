namespace SpanPack;

/// <summary>What became of a configuration. Immutable.</summary>
internal sealed record ConfigStateMessage(string Id, long Version, string Product, int ApplyState, string? ApplyError);
