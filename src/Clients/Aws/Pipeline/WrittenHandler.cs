using System.Diagnostics;
using Amazon.Runtime;
using Amazon.Runtime.Internal;

namespace SpanPack;

/// <summary>
/// The handler behind the one that writes requests: it reads what they are about, and writes the trace into them before they are signed.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
internal sealed class WrittenHandler : PipelineHandler
{
    public override void InvokeSync(IExecutionContext executionContext)
    {
        OnWritten(executionContext.RequestContext);
        base.InvokeSync(executionContext);
    }

    public override Task<T> InvokeAsync<T>(IExecutionContext executionContext)
    {
        OnWritten(executionContext.RequestContext);
        return base.InvokeAsync<T>(executionContext);
    }

    private static void OnWritten(IRequestContext context)
    {
        if (context.Request is not { } request) return;
        AwsCall call = AwsCall.Of(context);
        Activity? activity = AwsActivities.Find(context);
        if (activity is not null) AwsRequestTags.AddWritten(activity, call, request);
        if ((activity ?? Activity.Current) is { } current) WrittenRequests.AddTrace(request, call, current);
    }
}
