using System.Globalization;

namespace SpanPack;

/// <summary>What a v1.0 chunk says of the trace in fields of its own, where other formats have tags of spans. Source: agent protocol, sections 2.5, 4.4 and 4.5.</summary>
internal readonly struct V1ChunkFields
{
    internal readonly int? Priority;
    internal readonly int? Mechanism;
    internal readonly string? Origin;
    internal readonly UInt128 TraceId;

    internal V1ChunkFields(scoped ref ChunkContext context)
    {
        ref readonly TraceChunk chunk = ref context.Chunk;
        Priority = chunk.SamplingPriority;
        Origin = string.IsNullOrWhiteSpace(chunk.Origin) && !context.IsVerbatim ? null : chunk.Origin;
        Mechanism = context.IsVerbatim ? chunk.SamplingMechanism : MechanismOf(chunk);
        TraceId = chunk.TraceId ?? (chunk.Spans.Count == 0 ? 0 : chunk.Spans[0].TraceId);
        if (!context.IsVerbatim && Priority.HasValue) return; // the chunk says it all

        // As the agent converts a payload: the last span that has a tag wins; for the priority a root does.
        bool hasRoot = false;
        bool hasUpper = !context.IsVerbatim || chunk.TraceId.HasValue || TraceId >> 64 != 0;
        bool hasOrigin = !string.IsNullOrEmpty(Origin);
        foreach (Span span in chunk.Spans)
        {
            if (!hasUpper && TryParseUpper(span.GetTag(TagNames.TraceIdUpper), out ulong upper)) TraceId = new UInt128(upper, (ulong)TraceId);
            if (!hasOrigin && span.GetTag(TagNames.Origin) is { Length: > 0 } origin) Origin = origin;
            if (!chunk.SamplingMechanism.HasValue && TryParseMechanism(span.GetTag(TagNames.DecisionMaker), out int mechanism)) Mechanism = mechanism;
            if (chunk.SamplingPriority.HasValue || hasRoot || !TryConvertPriority(span.GetMetric(MetricNames.SamplingPriority), out int priority)) continue;
            Priority = priority;
            hasRoot = span.ParentId == 0;
        }
    }

    /// <summary>Whether a string tag of a span says nothing that the chunk does not.</summary>
    internal bool Covers(AutomaticTag tag, string value) => tag switch
    {
        AutomaticTag.Origin => value.Length > 0 && value == Origin,
        AutomaticTag.TraceIdUpper => TryParseUpper(value, out ulong upper) && upper == (ulong)(TraceId >> 64),
        AutomaticTag.DecisionMaker => TryParseMechanism(value, out int mechanism) && mechanism == Mechanism,
        _ => false,
    };

    /// <summary>Whether a numeric tag of a span says nothing that the chunk does not.</summary>
    internal bool Covers(AutomaticTag tag, double value) => tag == AutomaticTag.SamplingPriority && value == Priority;

    internal static bool TryParseMechanism(ReadOnlySpan<char> text, out int mechanism)
    {
        if (text.StartsWith("-", StringComparison.Ordinal)) text = text[1..];
        return int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out mechanism) && !text.EndsWith("\0", StringComparison.Ordinal);
    }

    // The decision maker is not sent with a decision to drop, nor without a decision.
    private static int? MechanismOf(in TraceChunk chunk)
    {
        if (AutomaticConditions.IsDropped(chunk)) return null;
        if (chunk.TraceTags?.Scan(TagNames.DecisionMaker) is { } text) return TryParseMechanism(text, out int mechanism) ? mechanism : null;
        return chunk.SamplingPriority.HasValue ? chunk.SamplingMechanism : null;
    }

    // The framework would ignore U+0000 at the end.
    private static bool TryParseUpper(string? text, out ulong upper)
        => ulong.TryParse(text, NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out upper) && !text.EndsWith('\0');

    private static bool TryConvertPriority(double? number, out int priority)
    {
        priority = number is > int.MinValue and < int.MaxValue ? (int)number.Value : 0;
        return number is > int.MinValue and < int.MaxValue;
    }
}
