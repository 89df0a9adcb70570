using System.Globalization;

namespace SpanPack.Tool;

/// <summary>
/// The facts about a trace, from fields of the chunk, tags of spans, or both. Source: docs/protocol.md#trace-ids-of-128-bits and
/// docs/protocol.md#sampling-priority.
/// </summary>
internal sealed class ChunkFacts
{
    private readonly bool _firstSpanDecides;
    private readonly bool _hasUnsignedNumbers;
    private readonly AttributeList? _attributes;
    private readonly bool _isDropped;

    internal ChunkFacts(in TraceChunk chunk, TraceFormat format)
    {
        TraceFormatTraits traits = format.GetTraits();
        (_firstSpanDecides, _hasUnsignedNumbers) = (traits.FirstSpanDecides, traits.HasUnsignedNumbers);
        _attributes = chunk.Attributes;
        _isDropped = chunk.IsDropped;
        (Priority, Origin, Mechanism) =
            ((int?)chunk.SamplingPriority, string.IsNullOrEmpty(chunk.Origin) ? null : chunk.Origin, (int?)chunk.SamplingMechanism);
        if (!traits.HasTraceFields) FindInTags(chunk.Spans);
        if (Priority == (int)SamplingPriority.None) Priority = null;
        if (Mechanism == 0) Mechanism = null; // the field has no other way to say that there is none
        TraceId = chunk.TraceId ?? FindTraceId(chunk.Spans);
    }

    internal int? Priority { get; private set; }

    internal string? Origin { get; private set; }

    internal int? Mechanism { get; private set; }

    internal UInt128 TraceId { get; }

    /// <summary>Returns a start or duration as the payload has it.</summary>
    internal string TimeText(long value)
        => _hasUnsignedNumbers ? ((ulong)value).ToString(CultureInfo.InvariantCulture) : value.ToString(CultureInfo.InvariantCulture);

    /// <summary>Returns whether a tag repeats a fact of the trace, so that it equals a format that has it once.</summary>
    internal bool Repeats(string name, string text) => name switch
    {
        TagNames.Origin => text == (Origin ?? string.Empty),
        TagNames.DecisionMaker => MechanismOf(text) is { } number && (number == Mechanism || (number == 0 && Mechanism is null)),
        TagNames.TraceIdUpper => text == ((ulong)(TraceId >> 64)).ToString("x16", CultureInfo.InvariantCulture),
        _ => false,
    };

    /// <summary>Returns whether a numeric tag repeats a fact of the trace.</summary>
    internal bool Repeats(string name, double number) => name == MetricNames.SamplingPriority && number == Priority;

    /// <summary>Adds the facts of the trace to those of its root span.</summary>
    internal void AddTo(FactList facts, DiffOptions options)
    {
        facts.Add("trace priority", Priority?.ToString(CultureInfo.InvariantCulture));
        facts.Add("trace origin", Origin is null ? null : ValueText.Of(Origin));
        facts.Add("trace sampling mechanism", Mechanism?.ToString(CultureInfo.InvariantCulture));
        if (_isDropped) facts.Add("trace dropped", "true");
        foreach ((string name, TagValue value) in _attributes ?? [])
        {
            bool isMechanism = name == TagNames.DecisionMaker && value.Kind == TagValueKind.String
                && Repeats(name, value.AsString() ?? string.Empty);
            if (!isMechanism && (options.ProcessTags || !ProcessBound.Has(name))) facts.Add("trace attribute " + name, ValueText.Of(value));
        }
    }

    private void FindInTags(in SpanCollection spans)
    {
        double? rootPriority = null, lastPriority = null;
        string? origin = null, decisionMaker = null;
        foreach (Span span in spans)
        {
            if (span.GetMetric(MetricNames.SamplingPriority) is { } priority)
            {
                lastPriority = priority;
                if (span.ParentId == 0) rootPriority = priority;
            }

            origin = span.GetTag(TagNames.Origin) ?? origin;
            decisionMaker = _firstSpanDecides
                ? decisionMaker ?? span.GetTag(TagNames.DecisionMaker)
                : span.GetTag(TagNames.DecisionMaker) ?? decisionMaker;
        }

        if (_attributes is not null && _attributes.TryGetValue(TagNames.DecisionMaker, out TagValue value)
            && value.Kind == TagValueKind.String)
            decisionMaker ??= value.AsString();
        if (Priority is null or (int)SamplingPriority.None) Priority = (int?)(rootPriority ?? lastPriority) ?? Priority;
        Origin ??= string.IsNullOrEmpty(origin) ? null : origin;
        Mechanism ??= MechanismOf(decisionMaker);
    }

    private static int? MechanismOf(string? text)
        => text is ['-', .. var digits] && int.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out int number)
            ? number
            : null;

    private static UInt128 FindTraceId(in SpanCollection spans)
    {
        UInt128 found = 0;
        foreach (Span span in spans)
        {
            UInt128 id = span.TraceId;
            if (id >> 64 == 0
                && ulong.TryParse(span.GetTag(TagNames.TraceIdUpper), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture,
                    out ulong upper))
                id |= (UInt128)upper << 64;
            if (found == 0 || id >> 64 != 0) found = id;
        }

        return found;
    }
}
