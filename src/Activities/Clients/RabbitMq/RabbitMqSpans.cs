namespace SpanPack;

/// <summary>Messages of RabbitMQ. Its client creates no activities for declarations and bindings.</summary>
internal sealed class RabbitMqSpans : ClientSpans
{
    private const string RoutingKey = "messaging.rabbitmq.destination.routing_key";

    internal override string Component => "RabbitMQ";

    internal override TagCopy[] Copies => [new("out.host", "server.address", "net.peer.name")];

    internal override ComputedText[] Computed =>
    [
        new(null,
            static view => RabbitMqCommand.Of(view) is RabbitMqCommand.Publish or RabbitMqCommand.Get, static view => ResourceOf(view)),
        new("amqp.routing_key",
            static view => HasKey(view) && RabbitMqCommand.Of(view) != RabbitMqCommand.Get, static view => view.FindText(RoutingKey)!),
        new("amqp.queue", static view => HasKey(view) && IsDefault(view)
            && RabbitMqCommand.Of(view) is RabbitMqCommand.Deliver or RabbitMqCommand.Get, static view => view.FindText(RoutingKey)!),
        ComputedText.TextOf("message.size", "messaging.message.body.size"),
    ];

    internal override string[] OmittedAttributes => ["server.address", "client.address"];

    internal override bool Made(in SpanFacts span)
        => span.Kind > ActivitySpanKind.Internal && span.FindTag(AttributeId.MessagingSystem) == "rabbitmq";

    internal override string OperationOf(in SpanFacts span) => "amqp.command";

    internal override string TypeOf(in SpanFacts span) => "queue";

    internal override string ServiceOf(in SpanFacts span) => "rabbitmq";

    internal override string? ResourceOf(in SpanFacts span) => RabbitMqCommand.Of(new AttributeView(span.Source));

    internal override void AddChosen(in SpanFacts span, ChosenTags tags)
    {
        var view = new AttributeView(span.Source);
        if (RabbitMqCommand.Of(view) is not { } command) return;
        tags.Add("amqp.command", command);
        if (!IsDefault(view)) tags.Add("amqp.exchange", command == RabbitMqCommand.Get ? null : ExchangeOf(view));
        else if (command != RabbitMqCommand.Get) tags.Add("amqp.exchange", string.Empty); // the name of the default one
    }

    private static bool HasKey(AttributeView view) => view.FindText(RoutingKey) is not null;

    private static string? ExchangeOf(AttributeView view) => view.FindText("messaging.destination.name", "messaging.destination");

    private static bool IsDefault(AttributeView view) => ExchangeOf(view) is null or "amq.default";

    private static string ResourceOf(AttributeView view)
    {
        string key = view.FindText(RoutingKey) is { } said
            ? said.StartsWith("amq.gen-", StringComparison.Ordinal)
            ? "<generated>"
            : said
            : "<all>";
        if (RabbitMqCommand.Of(view) == RabbitMqCommand.Get) return ClientTexts.Get(ClientText.Words, RabbitMqCommand.Get, key);
        return ClientTexts.Get(ClientText.Publish, IsDefault(view) ? "<default>" : ExchangeOf(view)!, key);
    }
}
