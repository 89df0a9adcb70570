namespace SpanPack;

/// <summary>Messages of Kafka.</summary>
internal sealed class KafkaSpans : ClientSpans
{
    private static readonly string[] s_partition = ["messaging.destination.partition.id", "messaging.kafka.destination.partition",
        "messaging.kafka.partition"];

    internal override string Component => "kafka";

    internal override TagCopy[] Copies =>
    [
        new("kafka.group", "messaging.consumer.group.name", "messaging.kafka.consumer.group"),
        new("messaging.kafka.bootstrap.servers", "messaging.kafka.bootstrap.servers", "server.address"),
    ];

    internal override ComputedText[] Computed =>
    [
        new("kafka.partition", static view => view.FindFirst(s_partition) is not null,
            static view => ClientTexts.Get(ClientText.Bracketed, view.TextOf(s_partition))),
        ComputedText.TextOf("kafka.offset", "messaging.kafka.offset", "messaging.kafka.message.offset"),
        ComputedText.TextOf("kafka.tombstone", "messaging.kafka.message.tombstone"),
    ];

    internal override string[] OmittedAttributes => ["server.address"];

    internal override bool Made(in SpanFacts span)
        => span.Kind > ActivitySpanKind.Internal && span.FindTag(AttributeId.MessagingSystem) == "kafka";

    internal override string OperationOf(in SpanFacts span) => IsSent(span) ? "kafka.produce" : "kafka.consume";

    internal override string TypeOf(in SpanFacts span) => "queue";

    internal override string ServiceOf(in SpanFacts span) => "kafka";

    internal override string? ResourceOf(in SpanFacts span)
    {
        string topic = span.Find(AttributeId.MessagingDestinationName, AttributeId.MessagingDestination) ?? "kafka";
        return ClientTexts.Get(ClientText.Words, IsSent(span) ? "Produce Topic" : "Consume Topic", topic);
    }

    internal override void AddChosen(in SpanFacts span, ChosenTags tags) => tags.Add("_dd.measured", 1);

    private static bool IsSent(in SpanFacts span) => span.Kind is ActivitySpanKind.Producer or ActivitySpanKind.Client;
}
