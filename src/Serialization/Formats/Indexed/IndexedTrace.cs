using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// The fields of a chunk about its trace (v1.0), which are tags of spans in other formats. Source: docs/protocol.md#v10,
/// docs/protocol.md#trace-ids-of-128-bits and docs/protocol.md#sampling-priority.
/// </summary>
/// <remarks>Filled in place, for the same reason as <see cref="ChunkContext"/>.</remarks>
internal ref struct IndexedTrace
{
    /// <summary>The priority, if any.</summary>
    internal SamplingPriority Priority;

    /// <summary>The number of the decision maker, if any.</summary>
    internal SamplingMechanism Mechanism;

    internal bool HasPriority;
    internal bool HasMechanism;
    internal string? Origin;
    internal ulong TraceIdUpper;
    internal ulong TraceIdLower;

    internal static void Read(scoped ref readonly TraceChunk chunk, bool isVerbatim, out IndexedTrace fields)
    {
        fields.Origin = null;
        fields.HasPriority = chunk.SamplingPriority.HasValue;
        fields.Priority = chunk.SamplingPriority.GetValueOrDefault();
        fields.HasMechanism = chunk.HasDecisionToKeep;
        fields.Mechanism = chunk.SamplingMechanism.GetValueOrDefault();
        fields.TraceIdUpper = 0;
        fields.TraceIdLower = 0;
        if (chunk.SpanCount > 0)
        {
            Span first = chunk.Spans[0];
            fields.TraceIdUpper = first.TraceIdUpper;
            fields.TraceIdLower = first.TraceIdLower;
        }

        if (isVerbatim || !chunk.IsPlain || chunk.HasTraceId || !fields.HasPriority) fields.ReadUnusual(in chunk, isVerbatim);
    }

    /// <summary>Returns whether the chunk already contains the value of a string tag.</summary>
    internal readonly bool Covers(byte reserved, string value) => reserved switch
    {
        ReservedNames.Origin => value.Length > 0 && value == Origin,
        ReservedNames.TraceIdUpper => TracedTags.TryParseHex(value, out ulong upper) && upper == TraceIdUpper,
        ReservedNames.DecisionMaker
            => DecisionMakers.TryParse(value, out SamplingMechanism mechanism) && HasMechanism && mechanism == Mechanism,
        _ => false,
    };

    /// <summary>Returns whether the chunk already contains the value of a numeric tag.</summary>
    internal readonly bool Covers(byte reserved, double value)
        => reserved == ReservedNames.SamplingPriority && HasPriority && value == (int)Priority;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void ReadUnusual(scoped ref readonly TraceChunk chunk, bool isVerbatim)
    {
        if (!string.IsNullOrWhiteSpace(chunk.Origin) || isVerbatim) Origin = chunk.Origin;
        SamplingMechanism? mechanism = isVerbatim ? chunk.SamplingMechanism : MechanismOf(chunk);
        HasMechanism = mechanism.HasValue;
        Mechanism = mechanism.GetValueOrDefault();
        if (chunk.TraceId is { } id) (TraceIdUpper, TraceIdLower) = ((ulong)(id >> 64), (ulong)id);
        if (isVerbatim || !HasPriority) ReadSpans(in chunk, isVerbatim);
    }

    // As the agent converts a payload: the last span that has a tag wins; for the priority a root does.
    private void ReadSpans(scoped ref readonly TraceChunk chunk, bool isVerbatim)
    {
        bool hasRoot = false;
        bool hasUpper = !isVerbatim || chunk.HasTraceId || TraceIdUpper != 0;
        bool hasOrigin = !string.IsNullOrEmpty(Origin);
        foreach (Span span in chunk.Spans)
        {
            if (!hasUpper && TracedTags.TryParseHex(span.GetTag(TagNames.TraceIdUpper), out ulong upper)) TraceIdUpper = upper;
            if (!hasOrigin && span.GetTag(TagNames.Origin) is { Length: > 0 } origin) Origin = origin;
            if (!chunk.SamplingMechanism.HasValue
                && DecisionMakers.TryParse(span.GetTag(TagNames.DecisionMaker), out SamplingMechanism mechanism))
                (HasMechanism, Mechanism) = (true, mechanism);
            if (chunk.SamplingPriority.HasValue || hasRoot
                || !TryConvertPriority(span.GetMetric(MetricNames.SamplingPriority), out SamplingPriority priority))
                continue;
            (HasPriority, Priority) = (true, priority);
            hasRoot = span.ParentId == 0;
        }
    }

    // The decision maker is not sent with a decision to drop, nor without a decision.
    private static SamplingMechanism? MechanismOf(in TraceChunk chunk)
    {
        if (DecisionMakers.IsDropped(chunk)) return null;
        if (chunk.TraceTags?.Scan(TagNames.DecisionMaker) is { } text)
            return DecisionMakers.TryParse(text, out SamplingMechanism mechanism) ? mechanism : null;
        return chunk.SamplingPriority.HasValue ? chunk.SamplingMechanism : null;
    }

    private static bool TryConvertPriority(double? number, out SamplingPriority priority)
    {
        priority = number is > int.MinValue and < int.MaxValue ? (SamplingPriority)number.Value : 0;
        return number is > int.MinValue and < int.MaxValue;
    }
}
