using System.Diagnostics;
using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>
/// Observes the start, route, failure and end of requests in ASP.NET Core and completes their activities. No middleware is needed, so none
/// can be in the wrong place.
/// </summary>
/// <remarks>Safe for any number of threads. Never throws: a failed tag does not affect the request.</remarks>
/// <param name="tags">The tags to add.</param>
/// <param name="headers">The headers that become tags.</param>
/// <param name="log">Receives errors.</param>
/// <param name="collector">The collector, if it takes the activities of requests.</param>
[DebuggerDisplay("{_tags}")]
internal sealed class RequestObserver(
    RequestTags tags, HeaderTagSource headers, AspNetCoreLog log, ActivityTraceCollector? collector = null)
    : IObserver<KeyValuePair<string, object?>>
{
    /// <summary>The source of the activities.</summary>
    internal const string Source = "Microsoft.AspNetCore";

    private const string Started = "Microsoft.AspNetCore.Hosting.HttpRequestIn.Start";
    private const string Routed = "Microsoft.AspNetCore.Routing.EndpointMatched";
    private const string Unhandled = "Microsoft.AspNetCore.Hosting.UnhandledException";
    private const string ShownToDeveloper = "Microsoft.AspNetCore.Diagnostics.UnhandledException";
    private const string Stopped = "Microsoft.AspNetCore.Hosting.HttpRequestIn.Stop";

    private readonly RequestTags _tags = tags;
    private readonly DiagnosticPayload _exception = new("exception");
    private readonly DiagnosticPayload _context = new("httpContext");

    /// <summary>
    /// Returns whether an event is wanted. The operation itself is not: an observer does not decide whether an activity is created.
    /// </summary>
    internal static bool IsWanted(string name) => name is Started or Stopped or Routed or Unhandled or ShownToDeveloper;

    public void OnNext(KeyValuePair<string, object?> value)
    {
        try
        {
            if (value.Value is HttpContext context) Take(value.Key, context);
            else TakeException(value.Value);
        }
        catch (Exception e)
        {
            log.Unexpected(e);
        }
    }

    public void OnCompleted()
    {
    }

    public void OnError(Exception error)
    {
    }

    private void Take(string name, HttpContext context)
    {
        // the framework hands an activity out only after it has told of its start
        Activity? found = name == Started ? Activity.Current : RequestFeatures.ActivityOf(context);
        if (found is not { } activity || activity.Source.Name != Source) return;
        if (!activity.IsAllDataRequested) MarkReplaced(name, activity, context);
        else if (name == Started) AddRequest(activity, context);
        else if (name == Routed) _tags.AddRoute(activity, context);
        else if (name == Stopped) AddResponse(activity, context);
    }

    // OpenTelemetry's instrumentation starts another activity if its propagator reads another context than the framework's. An observer
    // that is told first of the start has seen the framework's. One that a program suppresses is sent.
    private static void MarkReplaced(string name, Activity activity, HttpContext context)
    {
        if (name != Stopped) return;
        Activity? first = RequestFeatures.StartOf(context)?.Activity;
        if ((first is not null && !ReferenceEquals(first, activity)) || !ReferenceEquals(Activity.Current, activity))
            ReplacedActivity.Mark(activity);
    }

    // At least the collector may read the tags when the activity ends: then they are not added to it.
    private bool MayBeLate(HeaderTagList list) => collector is { ReadsTagsLate: true } && list.IsEmpty;

    private void AddRequest(Activity activity, HttpContext context)
    {
        HeaderTagList list = headers.Current;
        RequestTagSet has = RequestTagSets.Of(activity);
        RequestStart start = _tags.Read(context);
        start.Activity = activity;
        RequestFeatures.Keep(context, start);
        if (has == RequestTagSet.None && MayBeLate(list)) return;
        start.IsAdded = true;
        _tags.AddRequest(new TagReceiver(activity), start, has);
        list.AddRequest(activity, context.Request.Headers);
    }

    private void AddResponse(Activity activity, HttpContext context)
    {
        HeaderTagList list = headers.Current;
        if (RequestFeatures.StartOf(context) is { IsAdded: false } start)
        {
            if (MayBeLate(list) && _tags.TryAddLate(activity, context, start)) return;
            _tags.AddRequest(new TagReceiver(activity), start, RequestTagSets.Of(activity));
            list.AddRequest(activity, context.Request.Headers);
        }

        _tags.AddResponse(activity, context);
        list.AddResponse(activity, context.Response.Headers);
    }

    private void TakeException(object? payload)
    {
        if (_context.Read<HttpContext>(payload) is not { } context || _exception.Read<Exception>(payload) is not { } exception) return;
        if (RequestFeatures.ActivityOf(context) is { IsAllDataRequested: true } activity && activity.Source.Name == Source)
            RequestException.Add(activity, context, exception, isError: true);
    }
}
