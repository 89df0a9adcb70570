using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// The state of the writers of v0.5 and v1.0 while they write a chunk: the destination, the chunk with its current span, the string
/// table, and counts.
/// </summary>
/// <remarks>
/// Filled in place and passed by reference, for the same reason as <see cref="ChunkContext"/>. The write position is a <c>ref byte</c> in a
/// register.
/// </remarks>
internal ref struct IndexedState
{
    /// <summary>Bytes of one tag that is written without asking again, at most: name and index, or name and number.</summary>
    internal const int TagBound = EncodedIndex.Size + MessagePackPrimitives.MaxSize;

    private const int FieldBound = 1 + EncodedIndex.Size; // of a string that is a field: its number and index
    private const int FixedBound = 256 + (NameEntries.FieldCount * FieldBound); // numbers, headers, and bytes that a copy may run over
    private const int MaxSingleNumbers = 8; // beside the run

    /// <summary>The memory that is written to.</summary>
    internal OutputWindow Window;

    /// <summary>The chunk, and its current span; unset for the header of a payload and for templates.</summary>
    internal ChunkContext Context;

    /// <summary>The strings of the payload.</summary>
    internal PayloadStringTable Table;

    /// <summary>The first place of those known by their object.</summary>
    internal ref KnownString Objects;

    /// <summary>Tags written to the current list.</summary>
    internal int Count;

    /// <summary>Fields written of the current payload, chunk, span, link or event.</summary>
    internal int Fields;

    /// <summary>The number of structured values of the chunk that the format cannot hold (v0.5).</summary>
    internal int DroppedStructures;

    /// <summary>The index of the trace id as text, from one span of a chunk with templates to the next; 0 for none.</summary>
    internal int TraceIdIndex;

    /// <summary>True if the trace is described by fields of the chunk (v1.0); in v0.5 tags of spans describe it.</summary>
    internal bool HasChunkFields;

    /// <summary>True if tags become fields of the span (v1.0, unless it was read with such fields).</summary>
    internal bool Lifts;

    /// <summary>True if a key may occur twice, so that each is looked up: the first wins.</summary>
    internal bool ChecksKeys;

    /// <summary>True if the span has structures, typed attributes, links or events.</summary>
    internal bool HasExtras;
    internal LiftedFields Lifted;

    /// <summary>The fields of the trace, if <see cref="HasChunkFields"/>.</summary>
    internal IndexedTrace Trace;

    // What there is of each when the span is begun: another thread may add to the lists while they are written.
    private SpanExtras _extras;
    private int _metaStruct;
    private int _typedAttributes;
    private int _links;
    private int _events;

    internal readonly ReadOnlySpan<CustomTag<byte[]?>> MetaStruct => HasExtras ? _extras.MetaStruct.Entries[.._metaStruct] : default;

    internal readonly ReadOnlySpan<CustomTag<TypedAttribute?>> TypedAttributes
        => HasExtras ? _extras.Attributes.Entries[.._typedAttributes] : default;

    internal readonly ReadOnlySpan<SpanLink> Links => HasExtras ? _extras.Links.AsSpan()[.._links] : default;

    internal readonly ReadOnlySpan<SpanEvent> Events => HasExtras ? _extras.Events.AsSpan()[.._events] : default;

    /// <summary>Begins to write after what a buffer holds. The caller creates <see cref="Context"/>, except for templates.</summary>
    /// <remarks>In v0.5 spans have separate maps of texts and numbers; in v1.0 they have all tags in one list.</remarks>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Create(PayloadBuffer buffer, PayloadStringTable table, out IndexedState state)
    {
#if NET9_0_OR_GREATER // before, the method does not take such types
        Unsafe.SkipInit(out state); // all that is read before a span sets it is set here, or by the caller
#else
        state = default;
#endif
        OutputWindow.Open(buffer, out state.Window);
        state.Table = table;
        state.Objects = ref table.Objects;
        state.HasChunkFields = table.Dictionary is null;
        state.Lifts = false;
        state.ChecksKeys = false;
        state.DroppedStructures = 0;
        state.TraceIdIndex = 0;
    }

    /// <summary>Goes on to a span.</summary>
    /// <returns>The bytes to reserve: repeated pairs and numbers.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal long Begin(Span span, int index)
    {
        Context.Begin(span, index);
        Count = 0;
        SpanExtras? extras = Context.Extras;
        HasExtras = extras is not null;
        if (extras is not null) ReadExtras(extras);
        long tags = MaxSingleNumbers + Context.Runs.Count;
        if (Context.Layout is { } layout) tags += layout.StringCount + layout.MetricCount;
        return FixedBound + (tags * TagBound);
    }

    /// <summary>Ends the chunk, at the end of its bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void End(ref byte end)
    {
        Context.Dispose();
        Window.Commit(ref end);
    }

    /// <summary>Begins the list of all tags of a v1.0 span.</summary>
    internal void BeginList(bool hasCustomNumbers)
    {
        Lifts = Context.Extras?.V1Fields is null;
        Lifted.Begin(Lifts ? IndexedRun.Of(Context.Runs.Strings).Texts : NamedTexts.Empty); // the span's own are left out
        ChecksKeys = (HasExtras && _metaStruct + _typedAttributes != 0)
            || Context.Layout is { HasDuplicates: true }
            || (Context.IsVerbatim && hasCustomNumbers)
            || Context.Span.HasTwins;
        if (ChecksKeys) Table.BeginKeys();
    }

    /// <summary>Returns whether a field of the chunk has the value of a tag, so that the tag is omitted.</summary>
    internal readonly bool Covers(byte reserved, string value) => HasChunkFields && Trace.Covers(reserved, value);

    /// <inheritdoc cref="Covers(byte, string)"/>
    internal readonly bool Covers(byte reserved, double value) => HasChunkFields && Trace.Covers(reserved, value);

    /// <summary>Remembers the bytes of a role's tags since a place, if all their strings were in the table before.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)] // once a payload and role
    internal readonly void Remember(RunBlock block, scoped ref byte cursor, in RunStart start)
    {
        if (start.Strings != Table.Count) return;
        block.Set(Context.Runs, ref Window.At(start.Offset), Window.Offset(ref cursor) - start.Offset, Count - start.Tags);
        Table.MarkRun(Context.Role);
    }

    /// <summary>Notes where the tags of a role begin.</summary>
    internal readonly RunStart StartRun(scoped ref byte cursor) => new(Window.Offset(ref cursor), Count, Table.Count);

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
