namespace SpanPack;

/// <summary>Automatic tags, encoded once: keys and values one after the other, without a map header.</summary>
/// <param name="Bytes">The bytes.</param>
/// <param name="Count">Pairs of key and value.</param>
/// <param name="Tags">The set of their names (<see cref="ReservedNames"/>).</param>
/// <param name="Texts">The names and values of those that are text.</param>
/// <param name="Numbers">The values of those that are numbers.</param>
/// <param name="NumberNames">The names of those that are numbers, with their places in the string table of a payload.</param>
internal sealed record EncodedRun(PaddedBytes Bytes, int Count, ulong Tags, NamedTexts Texts, double[] Numbers, NameEntries NumberNames)
{
    internal static readonly EncodedRun Empty = new(new PaddedBytes([]), 0, 0, NamedTexts.Empty, [], new NameEntries([]));
}
