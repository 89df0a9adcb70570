using System.Diagnostics;
using Amazon.Runtime;
using Amazon.Runtime.Internal;

namespace SpanPack;

/// <summary>The outermost handler of a client: a request with all of its attempts is one activity.</summary>
/// <remarks>Safe for any number of threads.</remarks>
internal sealed class RequestHandler : PipelineHandler
{
    public override void InvokeSync(IExecutionContext executionContext)
    {
        using Activity? activity = Begin(executionContext.RequestContext);
        try
        {
            base.InvokeSync(executionContext);
            AwsActivities.AddAnswer(activity, executionContext);
        }
        catch (Exception e)
        {
            AwsActivities.Fail(activity, executionContext.RequestContext, e);
            throw;
        }
    }

    public override async Task<T> InvokeAsync<T>(IExecutionContext executionContext)
    {
        using Activity? activity = Begin(executionContext.RequestContext);
        try
        {
            T response = await base.InvokeAsync<T>(executionContext).ConfigureAwait(false);
            AwsActivities.AddAnswer(activity, executionContext);
            return response;
        }
        catch (Exception e)
        {
            AwsActivities.Fail(activity, executionContext.RequestContext, e);
            throw;
        }
    }

    private static Activity? Begin(IRequestContext request)
    {
        Activity? activity = AwsActivities.Start(request);
        SqsRequests.AddTrace(request, activity ?? Activity.Current);
        return activity;
    }
}
