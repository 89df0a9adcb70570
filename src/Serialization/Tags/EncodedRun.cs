namespace SpanPack;

/// <summary>Automatic tags, encoded once: keys and values one after the other, without a map header.</summary>
/// <param name="Bytes">The bytes.</param>
/// <param name="Count">Pairs of key and value.</param>
/// <param name="Tags">Which tags they are: bits by <see cref="AutomaticTags.Bit"/>.</param>
/// <param name="Texts">The values, where they are text.</param>
/// <param name="Numbers">The values, where they are numbers.</param>
/// <param name="Entries">The names, with their places in the string table of a payload.</param>
internal sealed record EncodedRun(byte[] Bytes, int Count, ulong Tags, string[] Texts, double[] Numbers, NameEntries Entries)
{
    internal static readonly EncodedRun Empty = new([], 0, 0, [], [], new NameEntries([]));
}
