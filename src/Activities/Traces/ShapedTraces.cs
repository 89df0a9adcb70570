using System.Diagnostics;
using System.Runtime.CompilerServices;

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
    internal ShapeOutcome Write(in EndedTrace trace, in FinishedActivities finished)
    {
        if (!IsOrdinary(trace, finished) || (_check is null && !_pause.Tries())) return ShapeOutcome.Unusual;
        ShapeOutcome outcome = finished.Count == 1 ? WriteOne(trace, finished) : WriteSeveral(trace, finished);
        if (outcome == ShapeOutcome.Written) _pause.OnFound();
        else _pause.OnMissed();
        return outcome;
    }

    private bool IsOrdinary(in EndedTrace trace, in FinishedActivities finished)
        => finished.Count <= ShapeBuffer.MaxSpans && finished[finished.Count - 1].Is(trace.Root)
            && PayloadFormats.HasTemplates(_writer.Format) && trace.Remote is not { Links.Count: > 0 }
            && (trace.Known is { } known ? IsOrdinary(known) : trace.Remote?.PropagationError is null);

    private static bool IsOrdinary(LocalTrace trace)
        => !trace.IsFiltered && trace.PropagationError is null && !trace.HasSpans && !trace.HasOwnProcess;

    // On the stack: the garbage collector is told of each store into an object that lives for long.
    private ShapeOutcome WriteOne(in EndedTrace trace, in FinishedActivities finished)
    {
        TextsOfOne texts = default;
        TemplatedSpan span = default;
        SpanShape shape = null!;
        var chunk = new ShapedChunk(new(ref span), new(ref shape), texts, stackalloc double[ShapeBuffer.NumbersOfOne]);
        ShapeOutcome outcome = Write(trace, finished, ref chunk);
        return outcome != ShapeOutcome.Written && chunk.Values.HasOverflowed ? WriteSeveral(trace, finished) : outcome;
    }

    private ShapeOutcome WriteSeveral(in EndedTrace trace, in FinishedActivities finished)
    {
        int count = finished.Count;
        ShapeBuffer buffer = ShapeBuffer.Rent(count);
        var chunk = new ShapedChunk(buffer.Spans.AsSpan(0, count), buffer.Shapes.AsSpan(0, count), buffer.Texts, buffer.Numbers);
        ShapeOutcome outcome = Write(trace, finished, ref chunk);
        buffer.Return(chunk.Values.TextCount, chunk.HasEvents ? count : 0);
        return outcome;
    }

    private ShapeOutcome Write(in EndedTrace trace, in FinishedActivities finished, scoped ref ShapedChunk chunk)
    {
        if (Read(trace, finished, ref chunk) is { } unread) return unread;
        string traceId = trace.Root.TraceId.ToHexString();
        UInt128 id = HexId.Read128(traceId);
        if ((ulong)id == 0 || !TryDecide(trace, id, in chunk, out TraceDecision decision)) return ShapeOutcome.Unusual;
        if (decision.Decision.Priority <= 0 && _sampler.Spans is not null) return ShapeOutcome.Unusual; // rules look at each span
        if (_learner.FindProfiled(decision, trace.Origin) is not { } profiled) return ShapeOutcome.Unknown;
        if (FindTemplates(finished, profiled.Profile, in chunk) is { } miss) return miss;
        if (!TryRedact(in chunk)) return ShapeOutcome.Unusual;
        var templated = new TemplatedChunk(_learner.Process, in profiled.Trace, traceId);
        templated.TraceIdUpper = (ulong)(id >> 64);
        templated.TraceIdLower = (ulong)id;
        templated.RateText = profiled.RateText;
        templated.Spans = chunk.Spans;
        templated.Texts = chunk.Values.Texts;
        templated.Numbers = chunk.Values.Numbers;
        templated.HasEvents = chunk.HasEvents;
        if (_check is null) return _writer.TryWrite(in templated) ? ShapeOutcome.Written : ShapeOutcome.Unusual;
        _check.Take(in templated, _writer.Format);
        return ShapeOutcome.Unusual;
    }

    // After the decision: rules for resources see what the program has said.
    private bool TryRedact(scoped ref readonly ShapedChunk chunk)
    {
        for (int i = 0; i < chunk.Spans.Length; i++)
        {
            foreach (StatementHole hole in chunk.Shapes[i].Statements)
            {
                ref string? text = ref chunk.Texts[chunk.Spans[i].FirstText + hole.Text];
                if (text == chunk.Shapes[i].Resource) return false; // the mapper's resource would change with it
                text = _writer.Redactor.Redact(text!, hole.Kind);
                if (text.Length == 0) return false;
            }
        }

        return true;
    }

    // Null where each span has one.
    private ShapeOutcome? FindTemplates(in FinishedActivities finished, TraceProfile profile, scoped ref readonly ShapedChunk chunk)
    {
        TraceFormat format = _writer.Format;
        for (int i = 0; i < chunk.Spans.Length; i++)
        {
            if (RoleOf(finished, i, in chunk) is not { } role) return ShapeOutcome.Unusual;
            if (chunk.Shapes[i].Find(role, profile) is not { } variant) return ShapeOutcome.Unknown;
            if (!variant.Has(format)) return variant.HasFailed(format) ? ShapeOutcome.Unusual : ShapeOutcome.Unknown;
            chunk.Spans[i].Template = variant.Template;
        }

        return null;
    }

    [InlineArray(ShapeBuffer.TextsOfOne)]
    private struct TextsOfOne
    {
        private string? _first;
    }
}
