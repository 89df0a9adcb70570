namespace SpanPack;

/// <summary>
/// Converts spans of v1.0 to the other formats: fields of a span become tags, and types that only v1.0 has become text or numbers.
/// </summary>
internal static class TagsFromV1
{
    internal static void Apply(SpanEdits edits, in ChunkTraceData facts, FormatChange change, ConversionLog log)
    {
        for (int i = 0; i < edits.Count; i++)
        {
            log.Span = i;
            if (change.LosesTypes) LowerAttributes(edits, i, log);
            if (change.LosesLiftedFields) PutFields(edits, i, log);
            if (change.LosesTraceFields) RemoveContradictions(edits, i, facts, log);
            if (change.LosesTypes && !change.Target.HasStructuresAsJson) StructureLowering.Apply(edits, i, log); // JSON has types
            if (change.BoundsTimes && HasHugeTime(edits[i])) ClampTimes(edits.Edit(i), log);
            if (change.LosesTraceFields && edits[i].TraceId != facts.TraceId) edits.Edit(i).TraceId = facts.TraceId;
        }
    }

    /// <summary>Returns whether a span of a payload with unsigned numbers has a time that looks negative.</summary>
    internal static bool HasHugeTime(Span span) => span.Start < 0 || span.Duration < 0;

    private static void LowerAttributes(SpanEdits edits, int index, ConversionLog log)
    {
        foreach (ref readonly CustomTag<TypedAttribute?> attribute in edits[index].TypedAttributes)
        {
            if (attribute.Value is not { } typed) continue;
            Span span = edits.Edit(index);
            span.RemoveTypedAttribute(attribute.Key);
            if (span.GetTag(attribute.Key) is not null || span.GetMetric(attribute.Key) is not null)
            {
                log.Add(ConversionRule.RepeatedKey, "attributes", attribute.Key);
                continue;
            }

            log.Add(ConversionRule.TypedAttribute, "attributes", attribute.Key);
            if (typed.Value.IsExactNumber) span.AddMetric(attribute.Name, typed.Value.AsInt64());
            else span.AddString(attribute.Name, LoweredText.Of(typed.Value));
        }
    }

    private static void PutFields(SpanEdits edits, int index, ConversionLog log)
    {
        if (edits[index].V1Fields is not { } fields) return;
        Span span = edits.Edit(index);
        span.V1Fields = null;
        LiftedTexts texts = fields.Texts;
        for (int i = 0; i < LiftedTexts.Count; i++) Put(span, LiftedTexts.Names[i], texts[i], log);
        if (SpanKinds.NameOf(fields.Kind) is { } kind) Put(span, TagNames.SpanKind, kind, log);
        else log.Add(ConversionRule.UnknownKind, "kind");
    }

    private static void Put(Span span, string name, string? value, ConversionLog log)
    {
        if (string.IsNullOrEmpty(value)) return;
        if (span.GetMetric(name) is not null || (span.GetTag(name) is { } text && text != value))
            log.Add(ConversionRule.HiddenAttribute, "attributes", name);
        span.RemoveMetric(name);
        span.AddString(name, value);
    }

    // Unsigned in v1.0, so that what looks negative is huge.
    private static void ClampTimes(Span span, ConversionLog log)
    {
        log.Add(ConversionRule.HugeTime, span.Start < 0 ? "start" : "duration");
        if (span.Start < 0) span.Start = long.MaxValue;
        if (span.Duration < 0) span.Duration = long.MaxValue;
    }

    // In v1.0 attributes of these names say nothing; as tags they would be believed. An absent mechanism is 0 there.
    private static void RemoveContradictions(SpanEdits edits, int index, in ChunkTraceData facts, ConversionLog log)
    {
        Span span = edits[index];
        if (span.GetMetric(MetricNames.SamplingPriority) is { } priority && priority != (int?)facts.Priority)
        {
            log.Add(ConversionRule.HiddenAttribute, "attributes", MetricNames.SamplingPriority);
            edits.Edit(index).RemoveMetric(MetricNames.SamplingPriority);
        }

        if (span.GetTag(TagNames.Origin) is { Length: > 0 } origin && origin != facts.Origin) RemoveTag(edits, index, TagNames.Origin, log);
        if (DecisionMakers.TryParse(span.GetTag(TagNames.DecisionMaker), out SamplingMechanism mechanism)
            && mechanism != facts.Mechanism.GetValueOrDefault())
            RemoveTag(edits, index, TagNames.DecisionMaker, log);
        if (TracedTags.TryParseHex(span.GetTag(TagNames.TraceIdUpper), out ulong upper) && upper != (ulong)(facts.TraceId >> 64))
            RemoveTag(edits, index, TagNames.TraceIdUpper, log);
    }

    private static void RemoveTag(SpanEdits edits, int index, string name, ConversionLog log)
    {
        log.Add(ConversionRule.HiddenAttribute, "attributes", name);
        edits.Edit(index).RemoveString(name);
    }
}
