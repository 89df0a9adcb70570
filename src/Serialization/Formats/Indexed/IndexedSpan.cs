using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>What a format with a string table keeps while it writes a chunk: the table, what is read of the current span once, and what is collected on the way.</summary>
/// <remarks>Filled in place, as <see cref="ChunkContext"/> is and for its reason.</remarks>
internal ref struct IndexedSpan
{
    /// <summary>Bytes of one number that is written without asking again, at most.</summary>
    internal const int NumberBound = TableEntry.KeySize + 1 + MessagePackPrimitives.MaxSize;

    private const int FixedBound = 256; // numbers, headers, the strings that are fields, and bytes that a copy may run over
    private const int MaxSingleNumbers = 8; // beside the run

    internal PayloadStringTable Table;

    /// <summary>What the chunk says of the trace; null in v0.5, where spans say it.</summary>
    internal ref readonly V1ChunkFields ChunkFields;

    /// <summary>Whether tags become fields of the span (v1.0, unless it was read with such fields).</summary>
    internal bool Lifts;

    /// <summary>Whether a key may come twice, so that each is looked up: the first wins.</summary>
    internal bool ChecksKeys;

    internal ReadOnlySpan<CustomTag<string?>> CustomStrings;
    internal ReadOnlySpan<CustomTag<double?>> CustomMetrics;
    internal ReadOnlySpan<CustomTag<byte[]?>> MetaStruct;
    internal ReadOnlySpan<CustomTag<TypedAttribute?>> TypedAttributes;
    internal ReadOnlySpan<SpanLink> Links;
    internal ReadOnlySpan<SpanEvent> Events;
    internal V1LiftedFields Lifted;

    /// <summary>Tags written to the current list.</summary>
    internal int Count;

    /// <summary>Begins a chunk of v1.0, whose spans have all tags in one list.</summary>
    internal static void Create(PayloadStringTable table, ref readonly V1ChunkFields fields, out IndexedSpan span)
    {
        span = default;
        span.Table = table;
        span.ChunkFields = ref fields;
    }

    /// <summary>Begins a chunk of v0.5, whose spans have texts and numbers in maps of their own.</summary>
    internal static void Create(PayloadStringTable table, out IndexedSpan span)
    {
        span = default;
        span.Table = table;
    }

    internal readonly bool HasChunkFields => !Unsafe.IsNullRef(in ChunkFields);

    /// <summary>Goes on to the span that the context is at.</summary>
    /// <returns>Bytes that are written without asking again, at most, those of tag classes excepted: repeated pairs and numbers.</returns>
    internal int Begin(scoped ref ChunkContext context)
    {
        Count = 0;
        CustomStrings = context.Span.CustomStrings;
        CustomMetrics = context.Span.CustomMetrics;
        if (context.Extras is { } extras) ReadExtras(extras);
        else ClearExtras();
        if (HasChunkFields) BeginList(ref context);
        return FixedBound + (context.Runs.Strings.Count * TableEntry.PairSize) + ((context.Runs.Metrics.Count + MaxSingleNumbers) * NumberBound);
    }

    private void BeginList(scoped ref ChunkContext context)
    {
        Lifts = context.Extras?.V1Fields is null;
        Lifted.Clear();
        ChecksKeys = !MetaStruct.IsEmpty || !TypedAttributes.IsEmpty || (context.IsVerbatim && !CustomMetrics.IsEmpty) || context.Layout is { HasDuplicates: true };
        if (ChecksKeys) Table.BeginKeys();
    }

    private void ClearExtras()
    {
        MetaStruct = default;
        TypedAttributes = default;
        Links = default;
        Events = default;
    }

    private void ReadExtras(SpanExtras extras)
    {
        MetaStruct = extras.MetaStruct.Entries;
        TypedAttributes = extras.Attributes.Entries;
        Links = extras.Links.AsSpan();
        Events = extras.Events.AsSpan();
    }
}
