namespace SpanPack.Serialization.Tests.V1;

/// <summary>What a v1.0 chunk says.</summary>
internal sealed class V1Chunk
{
    internal SortedSet<string> Facts { get; } = new(StringComparer.Ordinal);

    internal List<SortedSet<string>> Spans { get; } = [];

    public override string ToString()
        => string.Join("\n", Facts) + "\n" + string.Join("\n", Spans.Select(static span => "span\n" + string.Join("\n", span)));
}
