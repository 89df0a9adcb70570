namespace SpanPack;

/// <summary>Automatic tags, encoded once: keys and values one after the other, without a map header.</summary>
/// <param name="Bytes">The bytes.</param>
/// <param name="Count">Pairs of key and value.</param>
/// <param name="Tags">The set of their names (<see cref="ReservedNames"/>).</param>
/// <param name="TextNames">The names of those that are text.</param>
/// <param name="Texts">Their values.</param>
/// <param name="NumberNames">The names of those that are numbers.</param>
/// <param name="Numbers">Their values.</param>
internal sealed record EncodedRun(PaddedBytes Bytes, int Count, ulong Tags, string[] TextNames, string[] Texts, string[] NumberNames, double[] Numbers)
{
    internal static readonly EncodedRun Empty = new(new PaddedBytes([]), 0, 0, [], [], [], []);

    /// <summary>What formats with a string table have made of it for themselves.</summary>
    internal object? Encoding { get; set; }
}
