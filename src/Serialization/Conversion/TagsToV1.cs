namespace SpanPack;

/// <summary>Converts spans to v1.0: tags move into the fields of chunks and spans.</summary>
internal static class TagsToV1
{
    internal static void Apply(SpanEdits edits, in ChunkTraceData facts, FormatChange change, ConversionLog log)
    {
        for (int i = 0; i < edits.Count; i++)
        {
            log.Span = i;
            Span span = edits.Edit(i);
            if (change.GainsTraceFields) RemoveTraceTags(span, facts, log);
            if (change.GainsLiftedFields) span.V1Fields ??= TakeFields(span);
            if (change.GainsTypes) RemoveRepeatedKeys(span, log);
            if (change.LosesSigns) FitNumbers(span, change.Source, log);
            if (!change.GainsTraceFields) continue;
            if ((ulong)facts.TraceId != span.TraceIdLower) log.Add(ConversionRule.SpanTraceId, "trace_id");
            span.TraceId = facts.TraceId;
        }
    }

    private static void RemoveTraceTags(Span span, in ChunkTraceData facts, ConversionLog log)
    {
        if (span.GetMetric(MetricNames.SamplingPriority) is { } priority && facts.Priority is { } ofChunk)
        {
            if (priority != (int)ofChunk) log.Add(ConversionRule.SpanPriority, "metrics", MetricNames.SamplingPriority);
            span.RemoveMetric(MetricNames.SamplingPriority);
        }

        if (span.GetTag(TagNames.Origin) is { Length: > 0 } origin)
        {
            if (origin != facts.Origin) log.Add(ConversionRule.SpanOrigin, "meta", TagNames.Origin);
            span.RemoveString(TagNames.Origin);
        }

        if (DecisionMakers.TryParse(span.GetTag(TagNames.DecisionMaker), out SamplingMechanism mechanism))
        {
            bool isSame = mechanism == facts.Mechanism && span.GetTag(TagNames.DecisionMaker) == DecisionMakers.Format(mechanism);
            if (!isSame) log.Add(ConversionRule.SpanMechanism, "meta", TagNames.DecisionMaker);
            span.RemoveString(TagNames.DecisionMaker);
        }

        if (TracedTags.TryParseHex(span.GetTag(TagNames.TraceIdUpper), out ulong upper))
        {
            if (upper != (ulong)(facts.TraceId >> 64)) log.Add(ConversionRule.SpanTraceId, "meta", TagNames.TraceIdUpper);
            span.RemoveString(TagNames.TraceIdUpper);
        }
    }

    private static SpanV1Fields TakeFields(Span span)
    {
        uint kind = SpanKinds.Find(span.GetTag(TagNames.SpanKind));
        if (kind != 0) span.RemoveString(TagNames.SpanKind);
        LiftedTexts texts = default;
        for (int i = 0; i < LiftedTexts.Count; i++) texts[i] = Take(span, LiftedTexts.Names[i]);
        return new SpanV1Fields { Texts = texts, Kind = kind };
    }

    // An empty tag stays one: the field would be left out.
    private static string Take(Span span, string name)
    {
        if (span.GetTag(name) is not { Length: > 0 } text) return string.Empty;
        span.RemoveString(name);
        return text;
    }

    // Of a copied span, which has no structured data and no attributes that were removed; metrics may have been since.
    private static void RemoveRepeatedKeys(Span span, ConversionLog log)
    {
        foreach (ref readonly CustomTag<byte[]?> entry in span.MetaStruct)
        {
            if (span.GetMetric(entry.Key) is not null) Remove(span, "metrics", entry.Key, log);
            if (span.GetTag(entry.Key) is not null) Remove(span, "meta", entry.Key, log);
        }

        foreach (ref readonly CustomTag<MetricValue> metric in span.CustomMetrics)
        {
            if (metric.Value.TryGet(out _) && span.GetTag(metric.Key) is not null) Remove(span, "meta", metric.Key, log);
        }

        foreach (ref readonly CustomTag<TypedAttribute?> attribute in span.TypedAttributes)
        {
            if (!HasTag(span, attribute.Key)) continue;
            log.Add(ConversionRule.RepeatedKey, "attributes", attribute.Key);
            span.RemoveTypedAttribute(attribute.Key);
        }
    }

    private static bool HasTag(Span span, string key)
        => span.GetTag(key) is not null || span.GetMetric(key) is not null || span.GetMetaStruct(key) is not null;

    private static void Remove(Span span, string field, string key, ConversionLog log)
    {
        log.Add(ConversionRule.RepeatedKey, field, key);
        if (field == "meta") span.RemoveString(key);
        else span.RemoveMetric(key);
    }

    private static void FitNumbers(Span span, TraceFormatTraits source, ConversionLog log)
    {
        if (span.Start < 0)
        {
            log.Add(ConversionRule.NegativeStart, "start");
            span.Start = 0;
        }

        if (span.Duration < 0)
        {
            log.Add(ConversionRule.NegativeDuration, "duration");
            span.Duration = 0;
        }

        if (span.Error is 0 or 1) return;
        log.Add(ConversionRule.ErrorNumber, "error");
        span.ErrorMark = span.Error < 0 && source.IgnoresNegativeErrors ? 0 : 1; // not 0 here
    }
}
