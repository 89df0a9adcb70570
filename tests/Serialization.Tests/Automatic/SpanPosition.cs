using SpanPack.Serialization.Tests.Plans;

namespace SpanPack.Serialization.Tests.Automatic;

/// <summary>The terms of docs/protocol.md#tags-that-a-tracer-adds, for one span of a chunk.</summary>
internal sealed class SpanPosition
{
    internal SpanPosition(ChunkPlan chunk, string? defaultService, int index, bool isInferred)
    {
        Span = chunk.Spans[index];
        IsFirst = index == 0;
        IsInferred = isInferred;
        IsLocalRoot = Span.ParentId == 0 || Span.IsLocalRoot;

        SpanPlan? parent = chunk.Spans.Find(one => one.SpanId == Span.ParentId);
        bool hasWholeTraceRoot = chunk.Spans.Exists(static one => one.ParentId == 0);
        IsChunkOrphan = IsLocalRoot || (parent is null && !hasWholeTraceRoot);

        string service = Span.Service ?? defaultService ?? "";
        string? parentService = Span.ParentService ?? (parent is null ? null : parent.Service ?? defaultService ?? "");
        IsTopLevel = IsLocalRoot || parentService != service;
        IsDefaultService = Span.Service is null || string.Equals(Span.Service, defaultService, StringComparison.OrdinalIgnoreCase);
    }

    internal SpanPlan Span { get; }

    internal bool IsFirst { get; }

    internal bool IsLocalRoot { get; }

    internal bool IsChunkOrphan { get; }

    internal bool IsTopLevel { get; }

    internal bool IsDefaultService { get; }

    internal bool IsInferred { get; }
}
