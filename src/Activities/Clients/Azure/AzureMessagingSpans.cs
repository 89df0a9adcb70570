namespace SpanPack;

/// <summary>Messages of Azure: Service Bus and Event Hubs.</summary>
/// <param name="component">The name of Datadog's tracer for the library.</param>
/// <param name="system">The name of the service in attributes.</param>
internal sealed class AzureMessagingSpans(string component, string system) : ClientSpans
{
    private readonly string _service = $"azure{system}";

    internal override string Component => component;

    internal override TagCopy[] Copies
        => [new("network.destination.name", "server.address", "net.peer.name"), new("server.address", "server.address", "net.peer.name")];

    internal override ComputedText[] Computed => [ComputedText.TextOf("network.destination.port", "server.port", "net.peer.port")];

    internal override string[] OmittedAttributes => ["server.address", "messaging.operation"];

    internal override bool Made(in SpanFacts span)
        => span.Kind > ActivitySpanKind.Internal && span.FindTag(AttributeId.MessagingSystem) is { } name
            && name.EndsWith(system, StringComparison.Ordinal);

    internal override string OperationOf(in SpanFacts span) => $"azure_{system}.{ActionOf(span)}";

    internal override string TypeOf(in SpanFacts span) => "queue";

    internal override string ServiceOf(in SpanFacts span) => _service;

    internal override string? ResourceOf(in SpanFacts span)
        => span.Find(AttributeId.MessagingDestinationName, AttributeId.MessagingDestination);

    internal override void AddChosen(in SpanFacts span, ChosenTags tags) => tags.Add("messaging.operation", ActionOf(span));

    private static string ActionOf(in SpanFacts span)
    {
        string? operation = span.Find(AttributeId.MessagingOperationName)
            ?? span.Find(AttributeId.MessagingOperation, AttributeId.MessagingOperationType);
        if (operation is "create" or "settle" or "process") return operation;
        if (operation is null && span.Source.Name == "Message") return "create"; // one of a batch, which is sent by another span
        return span.Kind is ActivitySpanKind.Producer or ActivitySpanKind.Client ? "send" : "receive";
    }
}
