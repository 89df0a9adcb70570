namespace SpanPack.Tool;

/// <summary>Finds the paths of the spans of one side.</summary>
internal sealed class SpanPaths
{
    private readonly SpanPath _top;
    private readonly Dictionary<(ulong Trace, ulong Span), Span> _byId = [];
    private readonly Dictionary<Span, SpanPath> _known = new(ReferenceEqualityComparer.Instance);

    internal SpanPaths(SpanPath top, IEnumerable<Span> spans)
    {
        _top = top;
        foreach (Span span in spans) _byId.TryAdd(KeyOf(span, span.SpanId), span); // of two with one id the first has the children
    }

    internal SpanPath Of(Span span)
    {
        var open = new Stack<Span>(); // no recursion: chains may be thousands deep
        var seen = new HashSet<Span>(ReferenceEqualityComparer.Instance);
        SpanPath? path = null;
        for (Span? next = span; next is not null && !_known.TryGetValue(next, out path) && seen.Add(next); next = ParentOf(next))
            open.Push(next);
        path ??= _top; // the topmost has no parent here, or is its own ancestor
        while (open.TryPop(out Span? next)) _known.Add(next, path = path.Below(next));
        return path;
    }

    private Span? ParentOf(Span span) => span.ParentId == 0 ? null : _byId.GetValueOrDefault(KeyOf(span, span.ParentId));

    private static (ulong, ulong) KeyOf(Span span, ulong id) => ((ulong)span.TraceId, id);
}
