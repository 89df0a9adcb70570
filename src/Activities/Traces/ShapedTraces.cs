using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Writes chunks whose spans all have known shapes: by templates, without a mapping and without span objects. The bytes equal those of the
/// mapper and the writers.
/// </summary>
/// <remarks>Safe for any number of threads, without a lock.</remarks>
[DebuggerDisplay("{_learner}")]
internal sealed partial class ShapedTraces
{
    private readonly ShapePause _pause = new();
    private readonly AgentWriter _writer;
    private readonly ProcessSpans _mapper;
    private readonly TraceSampler _sampler;
    private readonly ShapeLearner _learner;
    private readonly TemplateCheck? _check;
    private readonly bool _readsExceptions;

    /// <param name="writer">The destination of spans.</param>
    /// <param name="mapper">Maps spans.</param>
    /// <param name="sampler">Decides which traces are kept.</param>
    /// <param name="options">The options.</param>
    /// <param name="log">Receives unexpected errors.</param>
    internal ShapedTraces(AgentWriter writer, ProcessSpans mapper, TraceSampler sampler, ActivityTraceOptions options, CollectorLog log)
    {
        (_writer, _mapper, _sampler) = (writer, mapper, sampler);
        _check = options.TemplateCheck;
        _readsExceptions = options.Naming == SpanNaming.Tracer;
        _learner = new ShapeLearner(writer, mapper, options, log);
    }

    /// <summary>Gets the learned shapes.</summary>
    internal ShapeLearner Learner => _learner;

    /// <summary>Writes a chunk. If the sampling of its trace is undecided, it is decided now.</summary>
    /// <param name="trace">The trace.</param>
    /// <param name="finished">Its ended items.</param>
    /// <returns>If it was not written: whether to call <see cref="ShapeLearner.Consider"/> once the decision is made.</returns>
    internal ShapeOutcome Write(LocalTrace trace, in FinishedActivities finished)
    {
        if (!IsOrdinary(trace, finished) || (_check is null && !_pause.Tries())) return ShapeOutcome.Unusual;
        ShapeBuffer buffer = ShapeBuffer.Rent(finished.Count);
        var values = new ShapeValues(buffer.Texts, buffer.Numbers);
        ShapeOutcome outcome = Read(trace, finished, buffer, ref values) ?? TryWrite(trace, finished, buffer, ref values);
        buffer.Return(finished.Count, values.TextCount);
        if (outcome == ShapeOutcome.Written) _pause.OnFound();
        else _pause.OnMissed();
        return outcome;
    }

    private bool IsOrdinary(LocalTrace trace, in FinishedActivities finished)
        => finished.Count <= ShapeBuffer.MaxSpans && PayloadFormats.HasTemplates(_writer.Format) && !trace.IsFiltered
            && trace.PropagationError is null
            && trace.Remote is not { Links.Count: > 0 } && !trace.HasSpans && !trace.HasOwnProcess
                && finished[finished.Count - 1].Is(trace.Root);

    private ShapeOutcome TryWrite(LocalTrace trace, in FinishedActivities finished, ShapeBuffer buffer, ref ShapeValues values)
    {
        string traceId = trace.Root!.TraceId.ToHexString();
        UInt128 id = HexId.Read128(traceId);
        if (!TryDecide(trace, id, buffer)) return ShapeOutcome.Unusual;
        TraceChunk chunk = trace.Sampling.MakeChunk(default, trace.Origin, out PropagatedTags tags) with { TraceId = id };
        if (chunk.SamplingPriority is null || (ulong)id == 0) return ShapeOutcome.Unusual;
        if (chunk.SamplingPriority <= 0 && _sampler.Spans is not null) return ShapeOutcome.Unusual; // rules look at each span
        if (_learner.FindProfile(chunk, tags) is not { } profile) return ShapeOutcome.Unknown;
        if (FindTemplates(finished, profile, buffer, out bool hasEvents) is { } miss) return miss;
        if (!TryRedact(buffer)) return ShapeOutcome.Unusual;
        var templated = new TemplatedChunk(_learner.Process, in chunk)
        {
            TraceIdUpper = (ulong)(id >> 64),
            TraceIdLower = (ulong)id,
            TraceIdText = traceId,
            RateText = tags[PropagatedTags.SampleRate],
            Spans = buffer.Spans.AsSpan(0, finished.Count),
            Texts = values.Texts,
            Numbers = values.Numbers,
            HasEvents = hasEvents,
        };
        if (_check is null) return _writer.TryWrite(in templated) ? ShapeOutcome.Written : ShapeOutcome.Unusual;
        _check.Take(in templated, _writer.Format);
        return ShapeOutcome.Unusual;
    }

    // After the decision: rules for resources see what the program has said.
    private bool TryRedact(ShapeBuffer buffer)
    {
        for (int i = 0; i < buffer.Count; i++)
        {
            foreach (StatementHole hole in buffer.Shapes[i].Statements)
            {
                ref string? text = ref buffer.Texts[buffer.Spans[i].FirstText + hole.Text];
                if (text == buffer.Shapes[i].Resource) return false; // the mapper's resource would change with it
                text = _writer.Redactor.Redact(text!, hole.Kind);
                if (text.Length == 0) return false;
            }
        }

        return true;
    }

    private bool TryDecide(LocalTrace trace, UInt128 id, ShapeBuffer buffer)
    {
        if (trace.Sampling.IsDecided) return true;
        if (_sampler.ReadsTags) return false;
        int last = buffer.Count - 1;
        SpanShape shape = buffer.Shapes[last];
        Span root = buffer.Root;
        root.TraceId = id;
        (root.Service, root.Name) = (shape.Service, shape.Name);
        root.Resource = shape.ResourceText < 0 ? shape.Resource : buffer.Texts[buffer.Spans[last].FirstText + shape.ResourceText];
        trace.Sampling.Decide(_sampler, root);
        return true;
    }

    // Null where each span has one.
    private ShapeOutcome? FindTemplates(in FinishedActivities finished, TraceProfile profile, ShapeBuffer buffer, out bool hasEvents)
    {
        hasEvents = false;
        TraceFormat format = _writer.Format;
        for (int i = 0; i < buffer.Count; i++)
        {
            ref TemplatedSpan span = ref buffer.Spans[i];
            if (RoleOf(finished, i, buffer) is not { } role) return ShapeOutcome.Unusual;
            if (buffer.Shapes[i].Find(role, profile) is not { } variant) return ShapeOutcome.Unknown;
            if (!variant.Has(format)) return variant.HasFailed(format) ? ShapeOutcome.Unusual : ShapeOutcome.Unknown;
            span.Template = variant.Template;
            hasEvents |= span.Events is not null;
        }

        return null;
    }
}
