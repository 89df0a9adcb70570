using System.Diagnostics;

namespace SpanPack;

/// <content>Spans of a chunk: those that were created at the end of their activities, and those that are created now.</content>
internal sealed partial class TraceChunkWriter
{
    // The long way: activities are mapped to spans, which are written.
    private void WriteMapped(LocalTrace? known, in FinishedActivities finished, PropagatedContext? remote, bool isOwn,
        SamplingPriority? byHand, bool isConsidered)
    {
        using var barred = new ProgramValueScope(areBarred: true);
        ChunkSpans spans = ChunkSpans.Rent();
        try
        {
            LocalTrace trace = known ?? spans.BeginSingle(finished[0], remote);
            if (byHand is { } priority) trace.Sampling.Decide(priority);
            Span? root = Fill(spans, trace, finished, isOwn, out SamplingPriority? asked);
            if (spans.Count == 0) return;
            DecideBy(trace, root, asked, spans[0]);
            _counts.AddSpans(spans.Count);
            HandOver(trace, spans);
            if (isConsidered) _shaped!.Learner.Consider(trace, finished);
        }
        finally
        {
            spans.Return();
        }
    }

    private Span? Fill(ChunkSpans spans, LocalTrace trace, in FinishedActivities finished, bool isLastOwn, out SamplingPriority? byHand)
    {
        Span? root = null;
        FilteredSpans? filtered = null;
        byHand = null;
        for (int i = 0; i < finished.Count; i++)
        {
            bool isRoot = trace.IsRoot(finished[i]);
            if (isLastOwn && i == finished.Count - 1) ProgramValues.AreBarred = false;
            if (!TryTake(spans, trace, finished, i, ref filtered, out SamplingPriority? asked)) continue;
            byHand = asked ?? byHand; // of several that ask the last to end, which is the local root where it does
            if (isRoot) root = spans[spans.Count - 1];
        }

        if (filtered is not null) _counts.AddFiltered(filtered.Count);
        filtered?.Reparent(spans);
        spans.AdoptServices(areChanged: options.Enrich is not null);
        if (!trace.IsFiltered) return root;
        _counts.AddFiltered(spans.Count);
        spans.Clear();
        return null;
    }

    // Takes the span of an activity, or counts why there is none.
    private bool TryTake(ChunkSpans spans, LocalTrace trace, in FinishedActivities finished, int place, ref FilteredSpans? filtered,
        out SamplingPriority? asked)
    {
        asked = null;
        if (finished[place].Made is { } made)
        {
            spans.Add(made);
            return true;
        }

        if (finished[place].Prepared is not { } prepared) return TryMap(spans, trace, finished, place, out asked);
        if (prepared.IsUnusable)
        {
            _counts.AddUnusable();
            prepared.Return();
            return false;
        }

        if (prepared.IsFiltered)
        {
            (filtered ??= new FilteredSpans()).Add(prepared, trace);
            return false;
        }

        asked = spans.Take(prepared);
        return true;
    }

    // An activity that cannot be mapped costs itself, not its chunk.
    private bool TryMap(ChunkSpans spans, LocalTrace trace, in FinishedActivities finished, int place, out SamplingPriority? asked)
    {
        Span span = spans.Next();
        try
        {
            asked = Map(span, trace, finished, place);
            return true;
        }
        catch (Exception e)
        {
            log.Unexpected(e);
            _counts.AddUnusable();
            spans.RemoveLast();
            asked = null;
            return false;
        }
    }

    private SamplingPriority? Map(Span span, LocalTrace trace, in FinishedActivities finished, int place)
    {
        Activity activity = finished[place].Activity;
        if (trace.IsRoot(activity)) return mapper.MapRoot(activity, trace, span);
        SamplingPriority? asked = mapper.Map(activity, trace.Remote, span);
        if (span.ParentService is null && activity.Parent is { } parent && finished.FindNear(parent, place) < 0)
            span.ParentService = mapper.ServiceOf(parent);
        return asked;
    }
}
