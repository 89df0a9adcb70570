using System.Diagnostics;

namespace SpanPack;

/// <summary>Converts ended activities of a trace to a chunk of spans, and passes it to the writer.</summary>
/// <remarks>Safe for any number of threads. Allocates nothing for known names, except for events, links and new texts.</remarks>
[DebuggerDisplay("{_counts}")]
internal sealed partial class TraceChunkWriter(AgentWriter writer, ProcessSpans mapper, TraceSampler sampler, ActivityTraceOptions options,
    CollectorLog log, TraceCounts counts)
{
    private readonly TraceCounts _counts = counts;
    private readonly ShapedTraces? _shaped = options is { UsesTemplates: true, Enrich: null, ChunkTaker: null } && !writer.Redactor.HasHooks
        ? new ShapedTraces(writer, mapper, sampler, options, log)
        : null; // what Enrich and hooks change is not in the shape

    private bool _isPaused;

    /// <summary>Gets the learned shapes; null if spans are not written by templates.</summary>
    internal ShapeLearner? Shapes => _shaped?.Learner;

    /// <summary>
    /// Gets whether the tags of a local root are unused until its chunk is written: no callback and no sampling rule reads them.
    /// </summary>
    internal bool ReadsTagsLate => _shaped is not null && options.Filter is null && !IsPaused && sampler.NeedsServiceAlone;

    /// <summary>Gets or sets whether chunks are dropped because remote configuration has disabled tracing.</summary>
    internal bool IsPaused { get => Volatile.Read(ref _isPaused); set => Volatile.Write(ref _isPaused, value); }

    /// <summary>Writes a chunk, and returns the memory of the list. Never throws.</summary>
    /// <param name="known">The trace; null for a single activity without further data.</param>
    /// <param name="finished">Its ended items.</param>
    /// <param name="isOwn">
    /// Whether this thread has just ended the last of them, so that code of the program may provide the text of its values.
    /// </param>
    /// <param name="byHand">The sampling priority that the program set for a trace without further data; null for none.</param>
    internal void Write(LocalTrace? known, in FinishedActivities finished, bool isOwn = false, SamplingPriority? byHand = null)
    {
        if (IsPaused)
        {
            finished.Return();
            return;
        }

        try
        {
            // The remote parent is looked up once for all.
            Activity? root = known is not null ? known.Root : finished[0].Made is null ? finished[0].Activity : null;
            PropagatedContext? remote = known is not null ? known.Remote : root is null ? null : RemoteContext.Of(root, takes: true);
            ShapeOutcome outcome = ShapeOutcome.Unusual;
            if (_shaped is not null && byHand is null && root is not null)
                outcome = _shaped.Write(new EndedTrace(root, known, remote), finished);
            if (outcome == ShapeOutcome.Written)
            {
                _counts.AddSpans(finished.Count);
                LateTags.Drop(root!);
                return;
            }

            if (root is not null) LateTags.Settle(root);
            WriteMapped(known, finished, remote, isOwn, byHand, outcome == ShapeOutcome.Unknown);
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

    /// <summary>Decides whether the trace is kept before its chunk is written, for another process. Never throws.</summary>
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

    private void HandOver(LocalTrace trace, ChunkSpans spans)
    {
        TraceChunk chunk =
            trace.Sampling.MakeChunk(spans.Spans, trace.Origin) with { Environment = trace.Environment, Version = trace.Version };
        if (chunk.SamplingPriority <= 0) sampler.Spans?.Mark(spans.Spans, DefaultsOf(trace));
        if (trace.HasSpans && options is { TemplateCheck: null, ChunkTaker: null })
        {
            writer.Write(chunk);
            return;
        }

        SpanCollection sent = writer.Redactor.Redact(chunk.Spans, areOwn: !trace.HasSpans);
        if (sent != chunk.Spans) chunk = chunk.WithSpans(sent);
        options.TemplateCheck?.Compare(chunk);
        if (options.ChunkTaker is { } taker) taker(chunk);
        else writer.WriteRedacted(chunk, addsGlobalTags: trace.HasSpans); // the mapper has added them to activities
    }

    private DefaultTags DefaultsOf(LocalTrace trace) => sampler.Defaults.In(trace.Environment, trace.Version);

    /// <param name="trace">The trace.</param>
    /// <param name="root">Its local root, if it has just ended.</param>
    /// <param name="byHand">The sampling priority by tags of the chunk; null for none.</param>
    /// <param name="other">A span to use if the root cannot be mapped.</param>
    private void DecideBy(LocalTrace trace, Span? root, SamplingPriority? byHand, Span? other)
    {
        if (root is null && trace.Root is { } activity) byHand = ManualDecision.Of(activity) ?? byHand;
        if (byHand is { } priority) trace.Sampling.Decide(priority);
        else if (trace.Sampling.IsDecided) return;
        else if ((root ?? trace.RootSpan) is { } made) trace.Sampling.Decide(sampler, made, DefaultsOf(trace));
        else DecideByRootAsItIs(trace, other);
    }

    // The root has not ended: it is looked at as it is now.
    private void DecideByRootAsItIs(LocalTrace trace, Span? other)
    {
        ChunkSpans spans = ChunkSpans.Rent();
        try
        {
            Span root = spans.Next();
            trace.Sampling.Decide(sampler, TryMapRoot(trace, root) ? root : other ?? root, DefaultsOf(trace));
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
