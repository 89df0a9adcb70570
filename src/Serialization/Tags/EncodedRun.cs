namespace SpanPack;

/// <summary>Automatic tags, encoded once: keys and values one after the other, without a map header.</summary>
/// <param name="Bytes">The bytes.</param>
/// <param name="Count">Pairs of key and value.</param>
/// <param name="Tags">Which tags they are: bits by <see cref="AutomaticTags.Bit"/>.</param>
internal sealed record EncodedRun(byte[] Bytes, int Count, ulong Tags)
{
    internal static readonly EncodedRun Empty = new([], 0, 0);
}
