namespace SpanPack;

/// <summary>Converts an OpenTelemetry span to a Datadog span, as the agent's receiver of OTLP does.</summary>
/// <remarks>
/// The order of the steps is the agent's: if two steps set one tag, the first value is mostly kept. Safe for any number of threads.
/// </remarks>
/// <param name="options">The options.</param>
internal sealed class SpanMapper(MappingOptions options)
{
    private const long FirstStart = 946_684_800_000_000_000; // 2000-01-01T00:00:00Z
    /// <summary>Maps a span.</summary>
    /// <param name="source">The span source.</param>
    /// <param name="resource">The process of the span.</param>
    /// <param name="span">Receives everything; a new span, or one cleared by <see cref="TagObjects.Clear"/>.</param>
    /// <returns>The suffix of the process's service, as in <c>shop-postgres</c>; null for none.</returns>
    internal string? Map(SpanSource source, ResourceDescription resource, Span span)
    {
        var target = new SpanTarget(span, TagObjects.Choose(source.Attributes.Present, source.Kind));
        var facts = new SpanFacts(source, resource);
        ClientPlan? client = FindClient(facts);
        if (client?.Client.Failed(facts) == true && source.Status == SpanStatus.Unset) source.Status = SpanStatus.Error;
        bool isCleared = options.Errors?.Apply(facts) ?? false;
        FillHead(facts, span);
        FillNames(facts, client, span);
        SpanFieldTags.Add(facts, client, ref target);
        AttributeTags.Add(source, client, ref target);
        StructureTags.Add(source, client, ref target);
        DescriptionTags.Add(facts, client, ref target, options.Naming);
        if (client is not null) ClientTags.Add(client, facts, ref target);
        if (isCleared) target.Tags.ErrorType = null;
        options.Peers?.Add(facts, ref target);
        ResourceAndScopeTags.Add(facts, client, ref target);
        return facts.Source.Attributes.GetText(AttributeId.ServiceName) is null ? SuffixOf(client, facts) : null;
    }

    /// <summary>Finds the client whose names a span gets; null for the names of the agent, and for other libraries.</summary>
    internal ClientPlan? FindClient(in SpanFacts facts) => options.Naming == SpanNaming.Tracer ? KnownClients.Find(facts) : null;

    /// <summary>Gets the service suffix for spans of a client; null for none.</summary>
    internal string? SuffixOf(ClientPlan? client, in SpanFacts facts)
        => options.RemoveIntegrationServiceNames ? null : client?.Client.ServiceOf(facts);

    private static string ServiceOf(in SpanFacts facts)
        => facts.Source.Attributes.GetText(AttributeId.ServiceName) is { } own
            ? MappedTexts.Get(TextForm.Service, own)
            : facts.Resource.Service;

    private void FillNames(in SpanFacts facts, ClientPlan? client, Span span)
    {
        span.Service = ServiceOf(facts);
        if (client is not null)
        {
            ClientTags.FillNames(client, facts, span);
            return;
        }

        bool isTracer = options.Naming == SpanNaming.Tracer;
        span.Name = isTracer ? TracerNaming.OperationOf(facts) : AgentNaming.OperationOf(facts);
        span.Resource = isTracer ? TracerNaming.ResourceOf(facts) : AgentNaming.ResourceOf(facts);
        span.Type = isTracer ? TracerNaming.TypeOf(facts) : AgentTypes.Of(facts);
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

    private long Now() => (options.Clock.GetUtcNow().UtcTicks - DateTime.UnixEpoch.Ticks) * TimeSpan.NanosecondsPerTick;
}
