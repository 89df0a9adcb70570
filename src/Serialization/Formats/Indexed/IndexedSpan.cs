using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>One span while it is written by a format with a string table: what is read from it once, and what is collected on the way.</summary>
internal ref struct IndexedSpan
{
    private const long FixedBound = 256; // numbers, headers, the strings that are fields, and bytes that a copy may run over
    private const long NumberBound = TableEntry.KeySize + 1 + MessagePackPrimitives.MaxSize;

    internal readonly PayloadStringTable Table;

    /// <summary>What the chunk says of the trace; null in v0.5, where spans say it.</summary>
    internal readonly ref readonly V1ChunkFields ChunkFields;

    /// <summary>Whether tags become fields of the span (v1.0, unless it was read with such fields).</summary>
    internal readonly bool Lifts;

    /// <summary>Whether a key may come twice, so that each is looked up: the first wins.</summary>
    internal readonly bool ChecksKeys;

    internal readonly ReadOnlySpan<CustomTag<byte[]?>> MetaStruct;
    internal readonly ReadOnlySpan<CustomTag<TypedAttribute?>> TypedAttributes;
    internal readonly ReadOnlySpan<SpanLink> Links;
    internal V04SpanParts Parts;
    internal V1LiftedFields Lifted;

    /// <summary>Tags written to the current list.</summary>
    internal int Count;

    /// <summary>A span of v1.0, which has all tags in one list.</summary>
    internal IndexedSpan(PayloadStringTable table, scoped ref ChunkContext context, scoped ref readonly V1ChunkFields fields, Span span, int index)
        : this(table, ref context, span, index)
    {
        ChunkFields = ref Unsafe.AsRef(in fields); // the compiler cannot tell that this object does not outlive them; it lives for one span
        Lifts = span.V1Fields is null;
        ChecksKeys = !MetaStruct.IsEmpty || !TypedAttributes.IsEmpty || (context.IsVerbatim && !Parts.CustomMetrics.IsEmpty) || (Parts.HasMoreLevels && Parts.Level.Table is { } table0 && table0.LayoutOf(Parts.Tags!).HasDuplicates);
        if (ChecksKeys) table.BeginKeys();
    }

    /// <summary>A span of v0.5, which has texts and numbers in maps of their own.</summary>
    internal IndexedSpan(PayloadStringTable table, scoped ref ChunkContext context, Span span, int index)
    {
        Table = table;
        MetaStruct = span.MetaStruct;
        TypedAttributes = span.TypedAttributes;
        Links = span.Links;
        Parts = new V04SpanParts(ref context, span, index);
    }

    internal readonly bool HasChunkFields => !Unsafe.IsNullRef(in ChunkFields);

    /// <summary>Bytes that are written without asking again, at most: repeated pairs and numbers.</summary>
    internal readonly long Bound
        => FixedBound + LevelBound(Parts.Level) + (Parts.StringRun.Count * (long)TableEntry.PairSize) + ((Parts.MetricRun.Count + 8) * NumberBound);

    /// <summary>Bytes of one tag class that are written without asking again, at most.</summary>
    internal static long LevelBound(in TagLevel level) => level.Table is not { } table ? 0
        : ((table.StringCount + table.Constants.Pairs.Length) * (long)TableEntry.PairSize) + (table.MetricCount * NumberBound);
}
