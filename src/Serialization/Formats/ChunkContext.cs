namespace SpanPack;

/// <summary>What the writers of all formats need to know of a chunk to decide which automatic tags go on which span. Source: agent protocol, section 5.</summary>
internal ref struct ChunkContext
{
    internal readonly ref readonly TraceChunk Chunk;

    /// <summary>The encoded tags of the process; null when the chunk is written as it is.</summary>
    internal readonly ProcessBlocks? Blocks;

    /// <summary>Whether events go into the payload as they are; if not, as JSON in a tag.</summary>
    internal readonly bool NativeEvents;

    /// <summary>The tags of the trace as they are now: another thread may add some while the chunk is written.</summary>
    internal readonly ReadOnlySpan<CustomTag<string?>> TraceTags;

    private readonly bool _isFirstOfPayload;
    private readonly ulong _onEverySpan;
    private readonly ulong _onFirstSpan;
    private readonly ulong _onLocalRoot;
    private ParentIndex _parents;
    private RootSearch _root;

    internal ChunkContext(ref readonly TraceChunk chunk, ProcessTags? process, bool nativeEvents, bool isFirstOfPayload)
    {
        Chunk = ref chunk;
        NativeEvents = nativeEvents;
        _isFirstOfPayload = isFirstOfPayload;
        SpanCollection spans = chunk.Spans;
        _parents = new ParentIndex(spans);
        if (process is null || spans.Count == 0) return;
        Blocks = process.BlocksFor(chunk);
        if (chunk.TraceTags is { } traceTags) TraceTags = traceTags.Entries;
        _onEverySpan = AutomaticConditions.OnEverySpan(chunk);
        _onFirstSpan = AutomaticConditions.OnFirstSpan(chunk, spans[0]);
        _onLocalRoot = AutomaticConditions.OnLocalRoot(chunk);
    }

    private enum RootSearch : byte
    {
        NotDone,
        HasRoot,
        HasNoRoot,
    }

    internal readonly bool IsVerbatim => Blocks is null;

    internal void Dispose() => _parents.Dispose();

    internal SpanRole RoleOf(Span span, int index)
    {
        if (Blocks is null) return SpanRole.None;
        SpanRole role = span.IsLocalRoot ? SpanRole.LocalRoot | SpanRole.TopLevel | SpanRole.ChunkOrphan : RoleOfChild(span);
        if (index == 0) role |= _isFirstOfPayload ? SpanRole.FirstOfChunk | SpanRole.FirstOfPayload : SpanRole.FirstOfChunk;
        if (IsDefaultService(span.Service)) role |= SpanRole.DefaultService;
        if (Blocks.HasSite && span.HasMark(MetricNames.InferredSpan)) role |= SpanRole.Inferred;
        return role;
    }

    /// <summary>The automatic tags of a span that are not in its pre-encoded runs, as bits of <see cref="AutomaticTag"/>.</summary>
    internal readonly ulong AutomaticTagsOf(Span span, SpanRole role, bool hasEvents)
    {
        if (Blocks is null) return 0;
        ulong tags = _onEverySpan;
        if ((role & SpanRole.FirstOfChunk) != 0) tags |= _onFirstSpan;
        if ((role & SpanRole.LocalRoot) != 0) tags |= _onLocalRoot;
        if (!string.IsNullOrEmpty(span.LastParentId)) tags |= AutomaticTags.Bit(AutomaticTag.LastParentId);
        if (span.ServiceSource is { } source && AutomaticConditions.HasServiceSource(source, role)) tags |= AutomaticTags.Bit(AutomaticTag.ServiceSource);
        if (hasEvents && !NativeEvents) tags |= AutomaticTags.Bit(AutomaticTag.Events);
        return tags;
    }

    private SpanRole RoleOfChild(Span span)
    {
        // Without its service at hand, the parent is looked for; one that nobody knows counts as another service's, as the agent does it.
        bool mayBeOrphan = !HasRoot();
        string? parentService = span.ParentService;
        if (parentService is not null && !mayBeOrphan) return IsOtherService(span, parentService) ? SpanRole.TopLevel : SpanRole.None;

        Span? parent = _parents.Find(span.ParentId);
        SpanRole role = parent is null && mayBeOrphan ? SpanRole.ChunkOrphan : SpanRole.None;
        parentService ??= parent is null ? null : parent.Service ?? Blocks!.DefaultService ?? string.Empty;
        return parentService is null || IsOtherService(span, parentService) ? role | SpanRole.TopLevel : role;
    }

    private readonly bool IsOtherService(Span span, string parentService) => (span.Service ?? Blocks!.DefaultService ?? string.Empty) != parentService;

    // A chunk that holds the root of the whole trace has no other orphan, even where a parent is missing (the reference tracer's shortcut).
    private bool HasRoot()
    {
        if (_root == RootSearch.NotDone)
        {
            _root = RootSearch.HasNoRoot;
            foreach (Span span in Chunk.Spans)
            {
                if (span.ParentId != 0) continue;
                _root = RootSearch.HasRoot;
                break;
            }
        }

        return _root == RootSearch.HasRoot;
    }

    private readonly bool IsDefaultService(string? service)
    {
        string? defaultService = Blocks!.DefaultService;
        return service is null || ReferenceEquals(service, defaultService) || string.Equals(service, defaultService, StringComparison.OrdinalIgnoreCase);
    }
}
