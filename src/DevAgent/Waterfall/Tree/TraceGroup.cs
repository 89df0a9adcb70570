using System.Globalization;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>The spans of one trace, of all chunks, in the order of their arrival.</summary>
internal sealed class TraceGroup(ulong lower)
{
    internal List<Span> Spans { get; } = [];

    /// <summary>Gets the upper 64 bits of the trace id; 0 until a chunk contains them.</summary>
    internal ulong Upper { get; private set; }

    /// <summary>Gets the trace id in hex digits: 16, or 32 when it has 128 bits.</summary>
    internal string Id => Upper == 0 ? lower.ToString("x16", CultureInfo.InvariantCulture) : $"{Upper:x16}{lower:x16}";

    /// <summary>Groups the first spans of chunks by trace, in the order in which the traces first appear.</summary>
    /// <param name="chunks">The chunks.</param>
    /// <param name="maxSpans">The maximum number of spans.</param>
    /// <param name="leftOut">The number of further spans.</param>
    internal static IReadOnlyList<TraceGroup> Of(IEnumerable<TraceChunk> chunks, int maxSpans, out long leftOut)
    {
        leftOut = 0;
        var ordered = new List<TraceGroup>();
        var byLower = new Dictionary<ulong, List<TraceGroup>>();
        foreach (TraceChunk chunk in chunks)
        {
            int taken = Math.Min(chunk.Spans.Count, maxSpans);
            maxSpans -= taken;
            leftOut += chunk.Spans.Count - taken;
            if (taken == 0) continue;
            Dictionary<ulong, ulong> uppers = UppersOf(chunk.Spans);
            for (int i = 0; i < taken; i++)
            {
                Span span = chunk.Spans[i];
                ref List<TraceGroup>? candidates = ref CollectionsMarshal.GetValueRefOrAddDefault(byLower, (ulong)span.TraceId, out _);
                Find(candidates ??= [], ordered, span, uppers).Spans.Add(span);
            }
        }

        return ordered;
    }

    private static TraceGroup Find(List<TraceGroup> candidates, List<TraceGroup> ordered, Span span, Dictionary<ulong, ulong> uppers)
    {
        var lower = (ulong)span.TraceId;
        ulong upper = UpperOf(span) is var own and not 0 ? own : uppers.GetValueOrDefault(lower);
        TraceGroup? group = candidates.Find(candidate => candidate.Upper == upper)
            ?? candidates.Find(candidate => upper == 0 || candidate.Upper == 0);
        if (group is null)
        {
            group = new TraceGroup(lower);
            candidates.Add(group);
            ordered.Add(group);
        }

        if (group.Upper == 0) group.Upper = upper;
        return group;
    }

    // On the wire only the first span of a chunk tells the upper half, as a tag.
    private static Dictionary<ulong, ulong> UppersOf(in SpanCollection spans)
    {
        var uppers = new Dictionary<ulong, ulong>();
        foreach (Span span in spans)
        {
            if (UpperOf(span) is var upper and not 0) uppers.TryAdd((ulong)span.TraceId, upper);
        }

        return uppers;
    }

    private static ulong UpperOf(Span span)
    {
        var upper = (ulong)(span.TraceId >> 64);
        if (upper == 0)
            _ = ulong.TryParse(span.GetTag(TagNames.TraceIdUpper), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out upper);
        return upper;
    }
}
