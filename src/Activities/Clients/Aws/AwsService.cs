namespace SpanPack;

/// <summary>A service of AWS.</summary>
/// <param name="Name">The name of the SDK for it.</param>
/// <param name="Operation">The operation of its requests.</param>
/// <param name="Suffix">The suffix of the span's service.</param>
/// <param name="Tag">The tag of the requested resource, such as a queue; null for none.</param>
/// <param name="From">The attributes with the name of that resource.</param>
internal sealed record AwsService(string Name, string Operation, string Suffix, string? Tag, params string[] From)
{
    private const string Topic = "messaging.destination.name";
    private const string IdOfStepFunctions = "SFN";

    private static readonly AwsService s_other = new("", "aws.request", "aws-sdk", null);

    private static readonly AwsService[] s_known =
    [
        new("SQS", "sqs.request", "aws-sqs", "queuename", "aws.queue.name", Topic, "aws.sqs.queue.url", "aws.queue.url"),
        new("SNS", "sns.request", "aws-sns", "topicname", "aws.topic.name", Topic, "aws.sns.topic.arn", "aws.topic.arn"),
        new("S3", "s3.request", "aws-s3", "bucketname", "aws.s3.bucket"),
        new("DynamoDB", "aws.dynamodb.request", "aws-dynamodb", "tablename", "aws.table_name", "db.collection.name"),
        new("Kinesis", "aws.kinesis.produce", "aws-kinesis", "streamname", "aws.kinesis.stream_name"),
        new("EventBridge", "eventbridge.request", "aws-eventbridge", "rulename", "aws.eventbridge.rule"),
        new("StepFunctions", "stepfunctions.request", "aws-stepfunctions", "statemachinename",
            "aws.stepfunctions.state_machine") { NamesAsync = true },
    ];

    /// <summary>
    /// Gets whether operations have the name of the method that the tracer has rewritten, which is that of the asynchronous one.
    /// </summary>
    internal bool NamesAsync { get; private init; }

    /// <summary>Finds the service of a span.</summary>
    internal static AwsService Of(string? name)
    {
        string plain = name?.Replace(" ", "", StringComparison.Ordinal) ?? string.Empty;
        if (plain.StartsWith("Amazon", StringComparison.Ordinal)) plain = plain["Amazon".Length..];
        if (plain == IdOfStepFunctions) plain = "StepFunctions";
        return Array.Find(s_known, one => string.Equals(one.Name, plain, StringComparison.OrdinalIgnoreCase)) ?? s_other;
    }
}
