namespace SpanPack.Serialization.Tests.V1;

/// <summary>What a v1.0 payload says.</summary>
internal sealed class V1Payload
{
    internal SortedSet<string> Facts { get; } = new(StringComparer.Ordinal);

    internal List<V1Chunk> Chunks { get; } = [];
}
