using System.Diagnostics;
using Amazon.Runtime;

namespace SpanPack;

/// <summary>A call of a service: its name, its operation, and the kind of its activity.</summary>
/// <param name="Service">The id of the service, such as <c>SQS</c>.</param>
/// <param name="Operation">The operation, such as <c>SendMessage</c>.</param>
internal readonly record struct AwsCall(string Service, string Operation)
{
    internal const string DynamoDb = "DynamoDB";
    internal const string EventBridge = "EventBridge";
    internal const string Kinesis = "Kinesis";
    internal const string S3 = "S3";
    internal const string Sns = "SNS";
    internal const string Sqs = "SQS";
    internal const string StepFunctions = "SFN";

    private const string RequestEnd = "Request";

    /// <summary>
    /// Gets the kind of its activity. Source: the snapshots of Datadog's tracer, where every request of Kinesis is a producer.
    /// </summary>
    internal ActivityKind Kind => (Service, Operation) switch
    {
        (Sqs, "ReceiveMessage") => ActivityKind.Consumer,
        (Sqs, "SendMessage" or "SendMessageBatch") => ActivityKind.Producer,
        (Sns, "Publish" or "PublishBatch") => ActivityKind.Producer,
        (EventBridge, "PutEvents") => ActivityKind.Producer,
        (StepFunctions, "StartExecution" or "StartSyncExecution") => ActivityKind.Producer,
        (Kinesis, _) => ActivityKind.Producer,
        _ => ActivityKind.Client,
    };

    /// <summary>Reads the call that a request makes.</summary>
    internal static AwsCall Of(IRequestContext request)
    {
        string name = request.RequestName; // that of its class
        if (name.EndsWith(RequestEnd, StringComparison.Ordinal)) name = name[..^RequestEnd.Length];
        return new AwsCall(request.ServiceMetaData.ServiceId, name);
    }
}
