using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>The names and constants of one tag class, with their places in the string table of a payload.</summary>
internal sealed class IndexedLevel(TagTable table)
{
    internal NameEntries Strings { get; } = new(table.Strings.Names);

    internal NameEntries Metrics { get; } = new(table.Metrics.Names);

    internal NamedTexts Constants { get; } = NamedTexts.Of([.. table.Constants.Pairs]);

    /// <summary>Bytes, what is not in the string table yet excepted.</summary>
    internal int Bound { get; } = (table.StringCount + table.Constants.Pairs.Length + table.MetricCount) * IndexedState.TagBound;
}
