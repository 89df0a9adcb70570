namespace SpanPack;

/// <summary>Requests of the SDK of AWS.</summary>
internal sealed class AwsSpans : ClientSpans
{
    private const string Requests = "aws-api";
    private const string Destination = "messaging.destination.name";

    internal override string Component => "aws-sdk";

    internal override (string Name, string Text)[] Constants => [("aws.agent", "dotnet-aws-sdk")];

    internal override TagCopy[] Copies =>
    [
        new("aws.requestId", "aws.requestId", "aws.request_id"),
        new("aws.region", "aws.region", "cloud.region"),
        new("region", "region", "cloud.region", "aws.region"),
        new("aws.queue.url", "aws.queue.url", "aws.sqs.queue.url"),
        new("aws.topic.arn", "aws.topic.arn", "aws.sns.topic.arn"),
        new("objectkey", "aws.s3.key"),
        new("http.method", "http.request.method", "http.method", "aws.http.method"),
    ];

    internal override ComputedText[] Computed =>
    [
        new(null, static view => ServiceOf(view) is { Name: "DynamoDB" } known
            && view.FindFirst(known.From) is not null, static view => $"{CallOf(view)} {ThingOf(view)}"),
        new("peer.service", static view => HasThing(view) && IsSent(view), static view => ThingOf(view)),
        new("queuename", static view => HasThing(view, "queuename"), static view => ThingOf(view)),
        new("aws.queue.name", static view => HasThing(view, "queuename"), static view => ThingOf(view)),
        new("topicname", static view => HasThing(view, "topicname"), static view => ThingOf(view)),
        new("aws.topic.name", static view => HasThing(view, "topicname"), static view => ThingOf(view)),
        new("bucketname", static view => HasThing(view, "bucketname"), static view => ThingOf(view)),
        new("tablename", static view => HasThing(view, "tablename"), static view => ThingOf(view)),
        new("streamname", static view => HasThing(view, "streamname"), static view => ThingOf(view)),
        new("rulename", static view => HasThing(view, "rulename"), static view => ThingOf(view)),
        new("statemachinename", static view => HasThing(view, "statemachinename"), static view => ThingOf(view)),
    ];

    internal override string[] OmittedAttributes =>
    [
        "http.response.status_code", "http.status_code", "aws.request_id", "aws.sqs.queue.url", "aws.sns.topic.arn", "aws.s3.key",
        "aws.http.method", "server.address", "messaging.system", "messaging.operation", "messaging.operation.type", Destination,
    ];

    internal override bool Made(in SpanFacts span)
        => span.Kind > ActivitySpanKind.Internal && span.FindTag(AttributeId.RpcSystem, AttributeId.RpcSystemName) == Requests
            && span.Find(AttributeId.RpcService) is not null;

    internal override string OperationOf(in SpanFacts span) => ServiceOf(new AttributeView(span.Source)).Operation;

    internal override string TypeOf(in SpanFacts span)
        => ServiceOf(new AttributeView(span.Source)).Name == "DynamoDB" ? "dynamodb" : "http";

    internal override string ServiceOf(in SpanFacts span) => ServiceOf(new AttributeView(span.Source)).Suffix;

    internal override string? ResourceOf(in SpanFacts span) => CallOf(new AttributeView(span.Source));

    internal override string? ErrorOf(in SpanFacts span) => HttpStatus.MessageOf(span);

    internal override void AddChosen(in SpanFacts span, ChosenTags tags)
    {
        var view = new AttributeView(span.Source);
        string service = NameOf(view);
        tags.Add("aws.service", service);
        tags.Add("aws_service", service);
        tags.Add("aws.operation", OperationOf(view));
        HttpStatus.Add(span, tags);
        if (ServiceOf(view).Tag is { } tag && HasThing(view) && IsSent(view)) tags.Add("_dd.peer.service.source", tag);
    }

    private static AwsService ServiceOf(AttributeView view) => AwsService.Of(view.FindText("rpc.service"));

    private static string OperationOf(AttributeView view)
    {
        string method = view.FindText("rpc.method") ?? string.Empty;
        string operation = method[(method.LastIndexOf('/') + 1)..];
        return ServiceOf(view).NamesAsync ? ClientTexts.Get(ClientText.Async, operation) : operation;
    }

    private static string NameOf(AttributeView view)
        => ServiceOf(view).Name is { Length: > 0 } known ? known : view.FindText("rpc.service")!;

    private static string CallOf(AttributeView view) => ClientTexts.Get(ClientText.Dotted, NameOf(view), OperationOf(view));

    // A receiver reads from the queue: it is not the peer.
    private static bool IsSent(AttributeView view) => !OperationOf(view).StartsWith("Receive", StringComparison.Ordinal);

    private static bool HasThing(AttributeView view, string? tag = null)
        => ServiceOf(view) is { Tag: not null } known && (tag is null || known.Tag == tag)
            && view.FindFirst(known.From) is string { Length: > 0 };

    // The last part of an address or ARN is the name.
    private static string ThingOf(AttributeView view)
    {
        string text = view.TextOf(ServiceOf(view).From);
        return text[(text.AsSpan().TrimEnd('/').LastIndexOfAny('/', ':') + 1)..];
    }
}
