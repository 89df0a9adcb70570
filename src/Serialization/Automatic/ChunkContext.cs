using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// The state that the writers of all formats share: a chunk, and the current span. Source: docs/protocol.md#tags-that-a-tracer-adds.
/// </summary>
/// <remarks>
/// It is filled in place and passed by reference. A constructor would build it separately and copy it. The copy would load 64 bytes that
/// were stored in parts of eight, which must wait for the earlier stores (35 ns per chunk).
/// </remarks>
internal ref partial struct ChunkContext
{
    internal ref readonly TraceChunk Chunk;

    /// <summary>The encoded tags of the process; null when the chunk is written unchanged.</summary>
    internal ProcessBlocks? Blocks;

    /// <summary>The number of <see cref="TraceTags"/>.</summary>
    internal int TraceTagCount;

    // The span that is being written: what other threads may change is read from it once, into these.
    internal Span Span;
    internal SpanTags? Tags;
    internal SpanExtras? Extras;
    internal ReadOnlySpan<CustomTag<string?>> CustomStrings;
    internal ReadOnlySpan<CustomTag<MetricValue>> CustomMetrics;

    /// <summary>The layout of the span's tag classes; null without one.</summary>
    internal TagLayout? Layout;

    /// <summary>The pre-encoded automatic tags; none when the chunk is written unchanged.</summary>
    internal RoleTags Runs;

    /// <summary>Automatic tags that are not in the runs, as a set of <see cref="ReservedNames"/>.</summary>
    internal ulong Automatic;

    internal SpanRole Role;

    /// <summary>Set when every tag's name must be compared with those of the trace.</summary>
    internal bool CheckAllNames;

    /// <summary>Set when events are written natively; otherwise as JSON in a tag.</summary>
    internal bool NativeEvents;

    private CustomTag<string?>[]? _traceTags; // rented; null while there are none
    private bool _hasLocalRootTags;
    private bool _isFirstOfPayload;
    private RootPresence _root;
    private RoleTags?[] _runs;
    private ulong _onEverySpan;
    private ulong _onFirstSpan;
    private ulong _onLocalRoot;
    private ParentIndex _parents;

    internal readonly bool IsVerbatim => Blocks is null;

    /// <summary>Starts a chunk, which must outlive the context.</summary>
    internal static void Create(scoped ref readonly TraceChunk chunk, ChunkRules rules, bool isFirstOfPayload, out ChunkContext context)
    {
        // Every field that is read before a span sets it, one by one: what the JIT clears by 64 bytes cannot be read back at once either.
#if NET9_0_OR_GREATER // before, the method does not take such types
        Unsafe.SkipInit(out context);
#else
        context = default;
#endif
        // The compiler cannot tell that no part of the chunk ends up in the window, which may outlive it; none does.
        context.Chunk = ref Unsafe.AsRef(in chunk);
        context.Blocks = null;
        context.Runs = RoleTags.None;
        context.NativeEvents = rules.NativeEvents;
        context._isFirstOfPayload = isFirstOfPayload;
        context.TraceTagCount = 0;
        context._traceTags = null;
        context._hasLocalRootTags = false;
        context.Automatic = 0;
        context.Role = SpanRole.None;
        context.CheckAllNames = false;
        context._root = RootPresence.NotDone;
        context._parents.Clear();
        if (chunk.SpanCount == 0 || rules.Blocks is not { } cache) return;
        ProcessBlocks blocks = cache.For(chunk);
        context.Blocks = blocks;
        context._runs = blocks.RolesFor(chunk.SamplingPriority.HasValue);
        context._onEverySpan = 0;
        context._onLocalRoot = chunk.HasRates ? AutomaticTags.OfRates(chunk) : 0;
        context._onFirstSpan = chunk.HasDecisionToKeep ? ReservedNames.Bit(ReservedNames.DecisionMaker) : 0;
        if (!chunk.IsPlain) context.ReadTrace();
    }

    /// <summary>Returns rented memory. It is not called when writing has failed: the pool tolerates the loss.</summary>
    internal void Dispose()
    {
        if (_parents.IsRented) _parents.Dispose();
        if (_traceTags is { } rented) ReturnTraceTags(rented);
    }

    /// <summary>Moves to a span: reads it, and decides which tags it gets.</summary>
    internal void Begin(Span span, int index)
    {
        Span = span;
        SpanExtras? extras = Extras = span.Extras;
        SpanTags? tags = Tags = span.ReadTags(out CustomStrings, out CustomMetrics);
        Layout = tags is null ? null : TagLayout.Of(tags);
        if (Blocks is not { } blocks) return;

        SpanRole role = RoleOf(span, index);
        Role = role;
        Runs = _runs[(int)(role & ProcessBlocks.RoleBits)] ?? blocks.TagsOf(role, _runs);
        ulong automatic = _onEverySpan;
        if ((role & SpanRole.FirstOfChunk) != 0)
        {
            automatic |= _onFirstSpan;
            if (span.TraceIdUpper != 0) automatic |= ReservedNames.Bit(ReservedNames.TraceIdUpper);
        }

        CheckAllNames = false;
        if ((role & SpanRole.LocalRoot) != 0)
        {
            automatic |= _onLocalRoot;
            CheckAllNames = _hasLocalRootTags;
        }

        if (extras is not null) automatic |= AutomaticTagsOf(extras, role);
        Automatic = automatic;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private readonly ulong AutomaticTagsOf(SpanExtras extras, SpanRole role)
    {
        ulong tags = AutomaticTags.OfSpan(role, Chunk, extras);
        return NativeEvents || extras.Events.IsEmpty ? tags : tags | ReservedNames.Bit(ReservedNames.Events);
    }
}
