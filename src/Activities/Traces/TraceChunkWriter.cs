using System.Diagnostics;

namespace SpanPack;

/// <summary>Turns activities of a trace that have ended into a chunk of spans, and gives it to the writer.</summary>
/// <remarks>Safe for any number of threads. Allocates nothing for what it has seen before, but for events, links and texts that it has to make.</remarks>
[DebuggerDisplay("{_counts}")]
internal sealed class TraceChunkWriter(AgentWriter writer, ProcessSpans mapper, TraceSampler sampler, ActivityTraceOptions options, CollectorLog log, TraceCounts counts)
{
    private readonly TraceCounts _counts = counts;

    /// <summary>Writes a chunk, and returns the memory of the list. Never throws.</summary>
    /// <param name="known">The trace; null for one of a single activity, of which nothing is known.</param>
    /// <param name="finished">What has ended of it.</param>
    internal void Write(LocalTrace? known, in FinishedActivities finished)
    {
        ChunkSpans spans = ChunkSpans.Rent();
        try
        {
            LocalTrace trace = known ?? spans.BeginSingle(finished[0]);
            Span? root = Fill(spans, trace, finished, out SamplingPriority? byHand);
            if (spans.Count == 0) return;
            DecideBy(trace, root, byHand);
            _counts.AddSpans(spans.Count);
            writer.Write(trace.Sampling.MakeChunk(spans.Spans, trace.Remote?.Origin), addsGlobalTags: false); // the mapper has added them
        }
        catch (Exception e)
        {
            log.Unexpected(e); // it must not reach the program, which only ended an activity
        }
        finally
        {
            spans.Return();
            finished.Return();
        }
    }

    /// <summary>Decides whether the trace is kept, before its chunk is written: another process is about to be told. Never throws.</summary>
    internal void Decide(LocalTrace trace)
    {
        if (trace.Sampling.IsDecided) return;
        try
        {
            DecideBy(trace, root: null, byHand: null);
        }
        catch (Exception e)
        {
            log.Unexpected(e);
        }
    }

    private Span? Fill(ChunkSpans spans, LocalTrace trace, in FinishedActivities finished, out SamplingPriority? byHand)
    {
        Span? root = null;
        LeftOut? leftOut = null;
        byHand = null;
        for (int i = 0; i < finished.Count; i++)
        {
            Activity activity = finished[i];
            bool isRoot = ReferenceEquals(activity, trace.Root);
            Span span = spans.Next();
            SamplingPriority? asked = Map(trace, activity, span);
            if (isRoot) byHand = asked;
            else if (activity.Parent is { } parent && !finished.HasNear(parent, i)) span.ParentService = mapper.ServiceOf(parent);
            if (Takes(activity))
            {
                if (isRoot) root = span;
                Enrich(activity, span);
                continue;
            }

            if (isRoot) trace.LeaveOut();
            (leftOut ??= new LeftOut()).Add(span);
            spans.RemoveLast();
        }

        if (leftOut is not null) _counts.AddFiltered(leftOut.Count);
        leftOut?.LeaveTo(spans);
        spans.AdoptServices(areChanged: options.Enrich is not null);
        if (!trace.IsLeftOut) return root;
        _counts.AddFiltered(spans.Count);
        spans.Clear();
        return null;
    }

    private SamplingPriority? Map(LocalTrace trace, Activity activity, Span span)
    {
        SamplingPriority? asked = mapper.Map(activity, trace.Remote, span);
        if (!ReferenceEquals(activity, trace.Root)) return asked;
        span.IsLocalRoot = true;
        AddRemote(span, trace);
        return asked;
    }

    private static void AddRemote(Span root, LocalTrace trace)
    {
        if (trace.PropagationError is { } error) root.SetTag(PropagationErrors.TagName, error);
        if (trace.Remote is not { } remote) return;
        root.ParentId = remote.ParentId; // 0 where the id that the activity has was made for the framework alone
        root.LastParentId = remote.LastParentId;
        foreach (SpanLink link in remote.Links) root.AddLink(link);
    }

    /// <param name="trace">The trace.</param>
    /// <param name="root">Its local root, if that has ended just now.</param>
    /// <param name="byHand">What the tags of that ask for; null for nothing.</param>
    private void DecideBy(LocalTrace trace, Span? root, SamplingPriority? byHand)
    {
        if (root is null) byHand = ManualDecision.Of(trace.Root);
        if (byHand is { } priority) trace.Sampling.Decide(priority);
        else if (trace.Sampling.IsDecided) return;
        else if (root is not null) trace.Sampling.Decide(sampler, root);
        else DecideByRootAsItIs(trace);
    }

    // The root has not ended: it is looked at as it is now.
    private void DecideByRootAsItIs(LocalTrace trace)
    {
        ChunkSpans spans = ChunkSpans.Rent();
        try
        {
            Span root = spans.Next();
            Map(trace, trace.Root, root);
            trace.Sampling.Decide(sampler, root);
        }
        finally
        {
            spans.Return();
        }
    }

    private bool Takes(Activity activity)
    {
        if (options.Filter is not { } filter) return true;
        try
        {
            return filter(activity);
        }
        catch (Exception e)
        {
            log.CallbackFailed(nameof(options.Filter), e);
            return true;
        }
    }

    private void Enrich(Activity activity, Span span)
    {
        try
        {
            options.Enrich?.Invoke(activity, span);
        }
        catch (Exception e)
        {
            log.CallbackFailed(nameof(options.Enrich), e);
        }
    }
}
