using System.Diagnostics;

namespace SpanPack;

/// <summary>Turns activities of a trace that have ended into a chunk of spans, and gives it to the writer.</summary>
/// <remarks>Safe for any number of threads. Allocates nothing for what it has seen before, but for events, links and texts that it has to make.</remarks>
[DebuggerDisplay("{_counts}")]
internal sealed partial class TraceChunkWriter(AgentWriter writer, ProcessSpans mapper, TraceSampler sampler, ActivityTraceOptions options, CollectorLog log, TraceCounts counts)
{
    private readonly TraceCounts _counts = counts;
    private readonly ShapedTraces? _shaped = options is { UsesTemplates: true, Enrich: null, ChunkTaker: null } && !writer.Redactor.HasHooks
        ? new ShapedTraces(writer, mapper, sampler, options, log)
        : null; // what Enrich and hooks change is not in the shape

    private bool _isPaused;

    /// <summary>Gets what was learned of shapes; null where spans are not written by templates.</summary>
    internal ShapeLearner? Shapes => _shaped?.Learner;

    /// <summary>Gets or sets whether chunks are thrown away: remote configuration has turned tracing off.</summary>
    internal bool IsPaused { get => Volatile.Read(ref _isPaused); set => Volatile.Write(ref _isPaused, value); }

    /// <summary>Writes a chunk, and returns the memory of the list. Never throws.</summary>
    /// <param name="known">The trace; null for one of a single activity, of which nothing is known.</param>
    /// <param name="finished">What has ended of it.</param>
    /// <param name="isOwn">Whether this thread has ended the last of it just now: code of the program may make the text of its values.</param>
    /// <param name="byHand">What the program has decided of a trace of which nothing else is known; null for nothing.</param>
    internal void Write(LocalTrace? known, in FinishedActivities finished, bool isOwn = false, SamplingPriority? byHand = null)
    {
        if (IsPaused)
        {
            finished.Return();
            return;
        }

        try
        {
            // What came with the request is found once.
            Activity? root = known is not null ? known.Root : finished[0].Made is null ? finished[0].Activity : null;
            PropagatedContext? remote = known is not null ? known.Remote : root is null ? null : RemoteContext.Of(root, takes: true);
            ShapeOutcome outcome = ShapeOutcome.Unusual;
            if (_shaped is not null && byHand is null && root is not null)
                outcome = _shaped.Write(new EndedTrace(root, known, remote), finished);
            if (outcome == ShapeOutcome.Written) _counts.AddSpans(finished.Count);
            else WriteMapped(known, finished, remote, isOwn, byHand, outcome == ShapeOutcome.Unknown);
        }
        catch (Exception e)
        {
            log.Unexpected(e); // it must not reach the program, which only ended an activity
        }
        finally
        {
            finished.Return();
        }
    }

    /// <summary>Decides whether the trace is kept, before its chunk is written: another process is about to be told. Never throws.</summary>
    internal void Decide(LocalTrace trace)
    {
        if (trace.Sampling.IsDecided) return;
        try
        {
            DecideBy(trace, root: null, byHand: null, other: null);
        }
        catch (Exception e)
        {
            log.Unexpected(e);
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

    /// <param name="trace">The trace.</param>
    /// <param name="root">Its local root, if that has ended just now.</param>
    /// <param name="byHand">What tags of the chunk ask for; null for nothing.</param>
    /// <param name="other">A span that is looked at if the root cannot be mapped.</param>
    private void DecideBy(LocalTrace trace, Span? root, SamplingPriority? byHand, Span? other)
    {
        if (root is null && trace.Root is { } activity) byHand = ManualDecision.Of(activity) ?? byHand;
        if (byHand is { } priority) trace.Sampling.Decide(priority);
        else if (trace.Sampling.IsDecided) return;
        else if ((root ?? trace.RootSpan) is { } made) trace.Sampling.Decide(sampler, made);
        else DecideByRootAsItIs(trace, other);
    }

    // The root has not ended: it is looked at as it is now.
    private void DecideByRootAsItIs(LocalTrace trace, Span? other)
    {
        ChunkSpans spans = ChunkSpans.Rent();
        try
        {
            Span root = spans.Next();
            trace.Sampling.Decide(sampler, TryMapRoot(trace, root) ? root : other ?? root);
        }
        finally
        {
            spans.Return();
        }
    }

    private bool TryMapRoot(LocalTrace trace, Span span)
    {
        try
        {
            mapper.MapRoot(trace.Root!, trace, span);
            return true;
        }
        catch (Exception e)
        {
            log.Unexpected(e);
            return false;
        }
    }
}
