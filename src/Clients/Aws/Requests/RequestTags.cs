using System.Diagnostics;
using System.Text.Json;
using Amazon.Runtime;
using Amazon.Runtime.Internal;

namespace SpanPack;

/// <summary>
/// Tags of the thing that a request is about, such as a queue. They are read from what the SDK sends, so no package of a service is needed.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
internal static class RequestTags
{
    private const string KeyInPath = "{Key+}"; // of S3

    /// <summary>Adds what a request says once the SDK has written it.</summary>
    internal static void AddWritten(Activity activity, AwsCall call, IRequest request)
    {
        try
        {
            if (Read(call, request) is not ({ } name, { Length: > 0 } text)) return;
            activity.SetTag(name, text);
        }
        catch (JsonException)
        {
            // Another protocol in a later version of the SDK: the activity names no thing.
        }
    }

    /// <summary>Adds what a request says once its address is known.</summary>
    internal static void AddAddress(Activity activity, AwsCall call, IRequest request, IClientConfig config)
    {
        if (request.Endpoint is not { } endpoint) return;
        activity.SetTag("aws.http.method", request.HttpMethod.ToUpperInvariant()); // http.request.method would name the span
        activity.SetTag("url.full", AmazonServiceClient.ComposeUrl(request).GetLeftPart(UriPartial.Path));
        if (call.Service != AwsCall.S3) return;
        if (BucketAddress.Find(endpoint, config.ServiceURL) is { } bucket) activity.SetTag("aws.s3.bucket", bucket);
    }

    private static (string? Name, string? Text) Read(AwsCall call, IRequest request) => call.Service switch
    {
        AwsCall.Sqs when call.Operation == "CreateQueue" => ("aws.queue.name", WrittenJson.FindText(request.Content, "QueueName")),
        AwsCall.Sqs => ("aws.sqs.queue.url", WrittenJson.FindText(request.Content, "QueueUrl")),
        AwsCall.Sns => ("aws.sns.topic.arn", request.Parameters.TryGetValue("TopicArn", out string? arn) ? arn : null),
        AwsCall.S3 => ("aws.s3.key", request.PathResources.TryGetValue(KeyInPath, out string? key) ? key : null),
        AwsCall.DynamoDb => ("aws.table_name", TableOf(request.Content)),
        AwsCall.Kinesis => ("aws.kinesis.stream_name", WrittenJson.FindText(request.Content, "StreamARN", "StreamName")),
        AwsCall.EventBridge => ("aws.eventbridge.rule", WrittenJson.FindFirstText(request.Content, "Entries", "EventBusName")),
        AwsCall.StepFunctions => ("aws.stepfunctions.state_machine", WrittenJson.FindText(request.Content, "stateMachineArn")),
        _ => default,
    };

    // A batch names a table where it is for one.
    private static string? TableOf(byte[]? body)
        => WrittenJson.FindText(body, "TableName") ?? WrittenJson.FindOnlyName(body, "RequestItems");
}
