using System.Diagnostics;
using Amazon.Runtime;
using Amazon.SQS.Model;

namespace SpanPack;

/// <summary>Activities of requests.</summary>
/// <remarks>
/// Safe for any number of threads. Source of the tags: OpenTelemetry semantic conventions, AWS SDK; names of things as Datadog's tracer has
/// them.
/// </remarks>
internal static class AwsActivities
{
    internal const string SourceName = "SpanPack.Aws";

    private const string Item = "SpanPack.Activity"; // of a request

    /// <summary>Gets the source of the activities.</summary>
    internal static ActivitySource Source { get; } = new(SourceName);

    /// <summary>Starts the activity of a request.</summary>
    /// <returns>The activity; null where no listener wants it.</returns>
    internal static Activity? Start(IRequestContext request)
    {
        if (!Source.HasListeners()) return null;
        AwsCall call = AwsCall.Of(request);
        Activity? activity = Source.StartActivity($"{call.Service}.{call.Operation}", call.Kind);
        if (activity is not { IsAllDataRequested: true }) return activity;
        activity.SetTag("rpc.system", "aws-api");
        activity.SetTag("rpc.service", call.Service);
        activity.SetTag("rpc.method", call.Operation);
        if (call.Kind != ActivityKind.Client) AddMessaging(activity, call);
        if (request.ClientConfig.RegionEndpoint?.SystemName is { } region) activity.SetTag("cloud.region", region);
        request.ContextAttributes[Item] = activity;
        return activity;
    }

    /// <summary>Finds the activity of a request, for its tags; null where there is none.</summary>
    internal static Activity? Find(IRequestContext request)
        => request.ContextAttributes.TryGetValue(Item, out object? item) ? item as Activity : null;

    /// <summary>Adds what the service has answered.</summary>
    internal static void AddAnswer(Activity? activity, IExecutionContext context)
    {
        if (activity is not { IsAllDataRequested: true }) return;
        AddRequest(activity, context.RequestContext);
        if (context.ResponseContext.Response is not { } response) return;
        if (response is CreateQueueResponse { QueueUrl: { } url }) activity.SetTag("aws.sqs.queue.url", url);
        AddStatus(activity, (int)response.HttpStatusCode, response.ResponseMetadata?.RequestId);
    }

    /// <summary>Marks an activity as one that has failed.</summary>
    internal static void Fail(Activity? activity, IRequestContext request, Exception exception)
    {
        if (activity is null) return;
        if (activity.IsAllDataRequested)
        {
            AddRequest(activity, request);
            if (exception is AmazonServiceException answer) AddStatus(activity, (int)answer.StatusCode, answer.RequestId);
        }

        activity.SetTag("error.type", exception.GetType().ToString());
        activity.AddException(exception);
        activity.SetStatus(ActivityStatusCode.Error, exception.Message);
    }

    // The agent makes names and resources of them.
    private static void AddMessaging(Activity activity, AwsCall call)
    {
        string operation = call.Kind == ActivityKind.Producer ? "send" : "receive";
        activity.SetTag("messaging.system", $"aws_{call.Service.ToLowerInvariant()}");
        activity.SetTag("messaging.operation", operation);
        activity.SetTag("messaging.operation.type", operation);
    }

    private static void AddRequest(Activity activity, IRequestContext request)
    {
        if (request.Request is { } written) AwsRequestTags.AddAddress(activity, AwsCall.Of(request), written, request.ClientConfig);
    }

    // 0 is a request without an answer.
    private static void AddStatus(Activity activity, int status, string? id)
    {
        if (status != 0) activity.SetTag("http.response.status_code", status);
        if (!string.IsNullOrEmpty(id)) activity.SetTag("aws.request_id", id);
    }
}
