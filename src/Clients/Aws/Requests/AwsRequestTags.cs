using System.Diagnostics;
using System.Text.Json;
using Amazon.Runtime;
using Amazon.Runtime.Internal;

namespace SpanPack;

/// <summary>
/// Tags of the thing that a request is about, such as a queue. They are read from what the SDK sends, so no package of a service is needed.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
internal static class AwsRequestTags
{
    private const string KeyInPath = "{Key+}"; // of S3

    /// <summary>Adds what a request says once the SDK has written it.</summary>
    internal static void AddWritten(Activity activity, AwsCall call, IRequest request)
    {
        try
        {
            if (Read(call, request) is not ({ } name, { Length: > 0 } text)) return;
            activity.SetTag(name, text);
            if (call.Kind == ActivityKind.Client) return;
            activity.SetTag("messaging.destination.name", text[(text.AsSpan().TrimEnd('/').LastIndexOfAny('/', ':') + 1)..]);
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
        AwsCall.Sns => ("aws.sns.topic.arn", request.Parameters.TryGetValue("TopicArn", out string? arn) ? arn : null),
        AwsCall.S3 => ("aws.s3.key", request.PathResources.TryGetValue(KeyInPath, out string? key) ? key : null),
        AwsCall.Sqs or AwsCall.DynamoDb or AwsCall.Kinesis or AwsCall.EventBridge or AwsCall.StepFunctions
            => Read(call, SdkRequestBody.Read(request)),
        _ => default,
    };

    private static (string Name, string? Text) Read(AwsCall call, byte[]? body) => call.Service switch
    {
        AwsCall.Sqs when call.Operation == "CreateQueue" => ("aws.queue.name", WrittenJson.FindText(body, "QueueName")),
        AwsCall.Sqs => ("aws.sqs.queue.url", WrittenJson.FindText(body, "QueueUrl")),
        AwsCall.DynamoDb => ("aws.table_name", WrittenJson.FindText(body, "TableName") ?? WrittenJson.FindOnlyName(body, "RequestItems")),
        AwsCall.Kinesis => ("aws.kinesis.stream_name", WrittenJson.FindText(body, "StreamARN", "StreamName")),
        AwsCall.EventBridge => ("aws.eventbridge.rule", WrittenJson.FindFirstText(body, "Entries", "EventBusName")),
        _ => ("aws.stepfunctions.state_machine", WrittenJson.FindText(body, "stateMachineArn")),
    };
}
