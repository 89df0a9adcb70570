using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>The role of a span in its chunk.</content>
internal ref partial struct ChunkContext
{
    private SpanRole RoleOf(Span span, int index)
    {
        SpanRole role = span.IsLocalRoot ? SpanRole.LocalRoot | SpanRole.TopLevel | SpanRole.ChunkOrphan : RoleOfChild(span);
        if (index == 0) role |= _isFirstOfPayload ? SpanRole.FirstOfChunk | SpanRole.FirstOfPayload : SpanRole.FirstOfChunk;
        if (IsDefaultService(span.Service)) role |= SpanRole.DefaultService;
        if (Blocks!.HasSite && span.HasMark(MetricNames.InferredSpan)) role |= SpanRole.Inferred;
        return role;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private SpanRole RoleOfChild(Span span)
    {
        // Without its service at hand, the parent is looked for; one that nobody knows counts as another service's, as the agent does it.
        bool mayBeOrphan = !HasRoot();
        string? parentService = span.ParentService;
        if (parentService is not null && !mayBeOrphan) return IsOtherService(span, parentService) ? SpanRole.TopLevel : SpanRole.None;

        Span? parent = _parents.Find(Chunk.Spans, span.Numbers.ParentId);
        SpanRole role = parent is null && mayBeOrphan ? SpanRole.ChunkOrphan : SpanRole.None;
        parentService ??= parent is null ? null : parent.Service ?? Blocks!.DefaultService ?? string.Empty;
        return parentService is null || IsOtherService(span, parentService) ? role | SpanRole.TopLevel : role;
    }

    private readonly bool IsOtherService(Span span, string parentService)
        => (span.Service ?? Blocks!.DefaultService ?? string.Empty) != parentService;

    // A chunk that holds the root of the whole trace has no other orphan, even where a parent is missing (the reference tracer's shortcut).
    private bool HasRoot()
    {
        if (_root == RootPresence.NotDone)
        {
            _root = RootPresence.HasNoRoot;
            SpanCollection spans = Chunk.Spans;
            for (int i = 0; i < spans.Count && _root == RootPresence.HasNoRoot; i++)
            {
                if (spans[i].Numbers.ParentId == 0) _root = RootPresence.HasRoot;
            }
        }

        return _root == RootPresence.HasRoot;
    }

    private readonly bool IsDefaultService(string? service)
    {
        string? defaultService = Blocks!.DefaultService;
        return service is null || ReferenceEquals(service, defaultService)
            || string.Equals(service, defaultService, StringComparison.OrdinalIgnoreCase);
    }
}
