namespace SpanPack;

/// <summary>Makes a Datadog span of an OpenTelemetry one, as the agent's receiver of OTLP does.</summary>
/// <remarks>The order of the steps is the agent's: of two that set one tag, most keep what the first has set. Safe for any number of threads.</remarks>
/// <param name="options">What it depends on.</param>
internal sealed class SpanMapper(MappingOptions options)
{
    private const long FirstStart = 946_684_800_000_000_000; // 2000-01-01T00:00:00Z
    private const int NanosecondsPerTick = 100;

    /// <summary>Maps a span.</summary>
    /// <param name="source">The span as it was read.</param>
    /// <param name="resource">The process that made it.</param>
    /// <param name="span">Gets all of it; a new one, or one that <see cref="TagObjects.Clear"/> has made as new.</param>
    internal void Map(SpanSource source, ResourceDescription resource, Span span)
    {
        var target = new SpanTarget(span, TagObjects.Choose(source.Attributes.Present, source.Kind));
        var facts = new SpanFacts(source, resource);
        bool isCleared = options.Errors?.Apply(facts) ?? false;
        FillHead(facts, span);
        FillNames(facts, span);
        FirstTags.Add(facts, ref target);
        AttributeTags.Add(source, ref target);
        StructureTags.Add(source, ref target);
        DescriptionTags.Add(facts, ref target, options.Naming);
        if (isCleared) target.Tags.ErrorType = null;
        options.Peers?.Add(facts, ref target);
        LastTags.Add(facts, ref target);
    }

    private static string ServiceOf(in SpanFacts facts)
        => facts.Source.Attributes.GetText(AttributeId.ServiceName) is { } own ? MappedTexts.Get(TextForm.Service, own) : facts.Resource.Service;

    private void FillNames(in SpanFacts facts, Span span)
    {
        span.Service = ServiceOf(facts);
        span.Name = options.Naming == SpanNaming.Tracer ? TracerNaming.OperationOf(facts) : AgentNaming.OperationOf(facts);
        span.Resource = AgentNaming.ResourceOf(facts);
        span.Type = AgentTypes.Of(facts);
    }

    private void FillHead(in SpanFacts facts, Span span)
    {
        SpanSource source = facts.Source;
        span.TraceId = source.TraceId;
        span.SpanId = source.SpanId;
        span.ParentId = source.ParentId;
        span.IsLocalRoot = source.IsLocalRoot;
        long duration = source.Duration < 0 || source.Start > long.MaxValue - source.Duration ? 0 : source.Duration;
        span.Duration = duration;
        span.Start = source.Start >= FirstStart ? source.Start : Now() - duration;
        if (source.Status == SpanStatus.Error) span.Error = 1;
    }

    private long Now() => (options.Clock.GetUtcNow().UtcTicks - DateTime.UnixEpoch.Ticks) * NanosecondsPerTick;
}
