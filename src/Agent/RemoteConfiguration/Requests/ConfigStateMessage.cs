namespace SpanPack;

/// <summary>The result of applying a configuration. Immutable.</summary>
internal sealed record ConfigStateMessage(string Id, long Version, string Product, int ApplyState, string? ApplyError);
