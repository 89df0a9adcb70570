using System.Diagnostics;

namespace SpanPack;

/// <summary>Turns activities of a trace that have ended into a chunk of spans, and gives it to the writer.</summary>
/// <remarks>Safe for any number of threads. Allocates nothing for what it has seen before, but for events, links and texts that it has to make.</remarks>
[DebuggerDisplay("{_counts}")]
internal sealed class TraceChunkWriter(AgentWriter writer, ProcessSpans mapper, TraceSampler sampler, ActivityTraceOptions options, CollectorLog log, TraceCounts counts)
{
    private readonly TraceCounts _counts = counts;

    /// <summary>Writes a chunk, and returns the memory of the list. Never throws.</summary>
    internal void Write(LocalTrace trace, in FinishedActivities finished)
    {
        ChunkSpans spans = ChunkSpans.Rent();
        try
        {
            Span? root = Fill(spans, trace, finished);
            if (spans.Count == 0) return;
            DecideBy(trace, root);
            _counts.AddSpans(spans.Count);
            writer.Write(trace.Sampling.MakeChunk(spans.Spans, trace.Remote?.Origin));
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
            DecideBy(trace, root: null);
        }
        catch (Exception e)
        {
            log.Unexpected(e);
        }
    }

    private Span? Fill(ChunkSpans spans, LocalTrace trace, in FinishedActivities finished)
    {
        Span? root = null;
        LeftOut? leftOut = null;
        for (int i = 0; i < finished.Count; i++)
        {
            Activity activity = finished[i];
            bool isRoot = ReferenceEquals(activity, trace.Root);
            Span span = Map(trace, activity, spans.Next());
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

        _counts.AddFiltered(leftOut?.Count ?? 0);
        leftOut?.LeaveTo(spans);
        if (options.Enrich is not null) spans.AdoptServices();
        if (!trace.IsLeftOut) return root;
        _counts.AddFiltered(spans.Count);
        spans.Clear();
        return null;
    }

    private Span Map(LocalTrace trace, Activity activity, Span span)
    {
        mapper.Map(activity, span);
        if (trace.Remote is { } remote) span.SetTag("w3c.tracestate", remote.ForeignTraceState); // in the process, ours says more than came and goes out
        if (ReferenceEquals(activity, trace.Root))
        {
            span.IsLocalRoot = true;
            AddRemote(span, trace);
        }
        else if (activity.Parent is { } parent)
        {
            span.ParentService = mapper.ServiceOf(parent);
        }

        return span;
    }

    private static void AddRemote(Span root, LocalTrace trace)
    {
        if (trace.PropagationError is { } error) root.SetTag(PropagationErrors.TagName, error);
        if (trace.Remote is not { } remote) return;
        root.ParentId = remote.ParentId; // 0 where the id that the activity has was made for the framework alone
        root.LastParentId = remote.LastParentId;
        foreach (SpanLink link in remote.Links) root.AddLink(link);
    }

    private void DecideBy(LocalTrace trace, Span? root)
    {
        if (SamplingTags.Of(trace.Root) is { } priority)
        {
            trace.Sampling.Decide(priority);
        }
        else if (trace.Sampling.IsDecided)
        {
            return;
        }
        else if (root is not null)
        {
            trace.Sampling.Decide(sampler, root);
        }
        else
        {
            ChunkSpans spans = ChunkSpans.Rent(); // the root has not ended: it is looked at as it is now
            try
            {
                trace.Sampling.Decide(sampler, Map(trace, trace.Root, spans.Next()));
            }
            finally
            {
                spans.Return();
            }
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
