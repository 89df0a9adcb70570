using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// The state of a format with a string table while it writes a chunk: the table, the data of the current span, and collected values.
/// </summary>
/// <remarks>Filled in place, as <see cref="ChunkContext"/> is and for its reason.</remarks>
internal ref struct IndexedSpan
{
    /// <summary>Bytes of one tag that is written without asking again, at most: name and index, or name and number.</summary>
    internal const int TagBound = EncodedIndex.Size + MessagePackPrimitives.MaxSize;

    private const int FieldBound = 1 + EncodedIndex.Size; // of a string that is a field: its number and index
    private const int FixedBound = 256 + (NameEntries.FieldCount * FieldBound); // numbers, headers, and bytes that a copy may run over
    private const int MaxSingleNumbers = 8; // beside the run

    internal PayloadStringTable Table;

    /// <summary>Gets whether the chunk contains data of the trace (v1.0); in v0.5 spans contain it.</summary>
    internal bool HasChunkFields;

    /// <summary>Gets whether tags become fields of the span (v1.0, unless it was read with such fields).</summary>
    internal bool Lifts;

    /// <summary>Gets whether a key may occur twice, so that each is looked up: the first takes precedence.</summary>
    internal bool ChecksKeys;

    /// <summary>Gets whether there are any structures, typed attributes, links or events.</summary>
    internal bool HasExtras;

    /// <summary>Tags written to the current list.</summary>
    internal int Count;

    internal LiftedFields Lifted;

    /// <summary>Gets the data of the trace in the chunk, if <see cref="HasChunkFields"/>.</summary>
    internal IndexedTrace Trace;

    // What there is of each when the span is begun: another thread may add to the lists while they are written.
    private SpanExtras _extras;
    private int _metaStruct;
    private int _typedAttributes;
    private int _links;
    private int _events;

    internal readonly ReadOnlySpan<CustomTag<byte[]?>> MetaStruct => HasExtras ? _extras.MetaStruct.Entries[.._metaStruct] : default;

    internal readonly ReadOnlySpan<CustomTag<TypedAttribute?>> TypedAttributes => HasExtras ? _extras.Attributes.Entries[.._typedAttributes] : default;

    internal readonly ReadOnlySpan<SpanLink> Links => HasExtras ? _extras.Links.AsSpan()[.._links] : default;

    internal readonly ReadOnlySpan<SpanEvent> Events => HasExtras ? _extras.Events.AsSpan()[.._events] : default;

    /// <summary>Gets whether spans have texts and numbers in separate maps (v0.5), not all tags in one list (v1.0).</summary>
    internal static void Create(PayloadStringTable table, bool hasChunkFields, out IndexedSpan span)
    {
#if NET9_0_OR_GREATER // before, the method does not take such types
        Unsafe.SkipInit(out span); // all that is read before a span sets it is set here
#else
        span = default;
#endif
        span.Table = table;
        span.HasChunkFields = hasChunkFields;
        span.Lifts = false;
        span.ChecksKeys = false;
    }

    /// <summary>Goes on to the span that the context is at.</summary>
    /// <returns>Bytes that are written without asking again, at most: repeated pairs and numbers.</returns>
    internal long Begin(scoped ref ChunkContext context)
    {
        Count = 0;
        SpanExtras? extras = context.Extras;
        HasExtras = extras is not null;
        if (extras is not null) ReadExtras(extras);
        long tags = MaxSingleNumbers + context.Runs.Count;
        if (context.Layout is { } layout) tags += layout.StringCount + layout.MetricCount;
        return FixedBound + (tags * TagBound);
    }

    /// <summary>Begins the list of all tags of a v1.0 span.</summary>
    internal void BeginList(scoped ref ChunkContext context, bool hasCustomNumbers)
    {
        Lifts = context.Extras?.V1Fields is null;
        Lifted.Begin(Lifts ? IndexedRun.Of(context.Runs.Strings).Texts : NamedTexts.Empty); // the span's own tags of these names are left out
        ChecksKeys = (HasExtras && _metaStruct + _typedAttributes != 0) || context.Layout is { HasDuplicates: true } || (context.IsVerbatim && hasCustomNumbers) || context.Span.HasTwins;
        if (ChecksKeys) Table.BeginKeys();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void ReadExtras(SpanExtras extras)
    {
        _extras = extras;
        _metaStruct = extras.MetaStruct.Entries.Length;
        _typedAttributes = extras.Attributes.Entries.Length;
        _links = extras.Links.Count;
        _events = extras.Events.Count;
    }
}
