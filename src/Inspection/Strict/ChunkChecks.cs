using System.Globalization;

namespace SpanPack;

/// <summary>
/// The cases in which the agent drops or changes a chunk. Source: docs/protocol.md#dropped-chunks and
/// docs/protocol.md#sampling-priority.
/// </summary>
internal sealed class ChunkChecks(FindingList findings)
{
    private const string SpanSamplingKey = "_dd.span_sampling.mechanism";

    private readonly HashSet<ulong> _spanIds = [];
    private TraceFormatTraits _traits = null!; // set where a chunk begins
    private ulong _traceId; // of the first span
    private string? _traceIdUpper; // tag of the first span
    private bool _idsDiffer;
    private bool _hasSingleSpans;
    private double? _rootPriority;
    private double? _anyPriority;

    internal void Begin(TraceFormatTraits traits)
    {
        _traits = traits;
        _spanIds.Clear();
        (_idsDiffer, _hasSingleSpans, _rootPriority, _anyPriority) = (false, false, null, null);
    }

    internal void Take(SpanRecord span, int index, in SpanPlace place)
    {
        if (span.SpanId != 0 && !_spanIds.Add(span.SpanId))
            place.Add(FindingKind.DuplicateSpanId, "span_id",
                $"{span.SpanId} is the id of an earlier span of the chunk: counted as malformed");
        string? upper = span.Attributes.Text(TagNames.TraceIdUpper);
        if (index == 0) (_traceId, _traceIdUpper) = (span.TraceIdLower, upper);
        _idsDiffer |= span.TraceIdLower != _traceId || (upper is not null && _traceIdUpper is not null && upper != _traceIdUpper);
        _hasSingleSpans |= span.Attributes.Number(SpanSamplingKey) is not null;
        if (span.Attributes.Number(MetricNames.SamplingPriority) is not { } number) return;
        double priority = Math.Truncate(number); // as the agent does
        if (span.ParentId == 0) _rootPriority = priority;
        _anyPriority = priority;
    }

    internal void End(ChunkRecord chunk)
    {
        if (chunk.SpanCount == 0) Add(chunk, FindingKind.NoSpans, "no spans: the chunk is dropped");
        if (_idsDiffer && !_traits.HasTraceFields)
            Add(chunk, FindingKind.TraceIdsDiffer,
                "spans of several traces: agents before 7.84 drop the chunk, others give all spans one id");
        if (_traits.HasTraceFields && (ulong)chunk.TraceId == 0) Add(chunk, FindingKind.TraceIdZero, "no trace id");
        CheckPriority(chunk);
    }

    private void CheckPriority(ChunkRecord chunk)
    {
        double? tagged = _rootPriority ?? _anyPriority;
        double? priority = _traits.HasChunkFields && chunk.Priority != (int)SamplingPriority.None
            ? chunk.Priority
            : _traits.HasTraceFields
            ? null
            : tagged;
        if (_traits is { HasChunkFields: true, HasTraceFields: false } && tagged is { } tag && chunk.Priority != (int)SamplingPriority.None
            && (int)tag != chunk.Priority)
        {
            Add(chunk, FindingKind.Priority,
                string.Create(CultureInfo.InvariantCulture,
                    $"priority {chunk.Priority} in the chunk and {tag} in a span: which one counts depends on the agent"));
        }

        if (chunk.SpanCount == 0 || priority is not <= 0) return;
        string survivors = _hasSingleSpans ? ", except spans that span sampling kept" : string.Empty;
        Add(chunk, FindingKind.Priority, priority < 0
            ? string.Create(CultureInfo.InvariantCulture, $"priority {priority}: the chunk is dropped{survivors}")
            : $"priority 0: the chunk is dropped after statistics, unless a sampler of the agent keeps it{survivors}");
    }

    private void Add(ChunkRecord chunk, FindingKind kind, string effect)
    {
        (TraceFormatTraits traits, int index) = (_traits, chunk.Index);
        findings.Add(kind, () => RecordPath.Chunk(traits, index), effect, index);
    }
}
