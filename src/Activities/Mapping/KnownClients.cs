namespace SpanPack;

/// <summary>The clients whose spans have the names of Datadog's tracer: one row each, the first match counts.</summary>
internal static class KnownClients
{
    private static readonly ClientPlan[] s_plans = Array.ConvertAll(List(), static client => new ClientPlan(client));

    /// <summary>Finds the client of a span; null for a span of another library.</summary>
    internal static ClientPlan? Find(in SpanFacts span)
    {
        if (span.Source.Attributes.Present == 0 && span.Kind is ActivitySpanKind.Unspecified) return null;
        foreach (ClientPlan plan in s_plans)
        {
            if (plan.Client.Made(span)) return plan;
        }

        return null;
    }

    private static ClientSpans[] List() =>
    [
        new HttpServerSpans(),
        new AwsSpans(),
        new HttpMessageHandlerSpans(),
        new HttpClientSpans(),
        new GrpcSpans(),
        .. Array.ConvertAll(SqlSpans.Systems, static system => new SqlSpans(system)),
        new RedisSpans(),
        new MongoDbSpans(),
        new RabbitMqSpans(),
        new KafkaSpans(),
        new AzureMessagingSpans("AzureServiceBus", "servicebus"),
        new AzureMessagingSpans("AzureEventHubs", "eventhubs"),
        new QuartzSpans(),
        new HangfireSpans(),
    ];
}
