using System.Diagnostics;
using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>The tags and event for an exception that ended a request.</summary>
/// <remarks>Source: OpenTelemetry semantic conventions, exceptions on spans.</remarks>
internal static class RequestException
{
    /// <summary>Adds an event, the type and the status, unless they are already set.</summary>
    /// <param name="activity">The activity of the request.</param>
    /// <param name="context">The request.</param>
    /// <param name="exception">The exception.</param>
    /// <param name="isError">Whether it is a server error; an answer with a code below 500 is not.</param>
    internal static void Add(Activity activity, HttpContext context, Exception exception, bool isError)
    {
        if (IsOfClient(context, exception)) return;
        if (!HasEvent(activity, exception)) activity.AddEvent(MakeEvent(exception));
        if (!isError) return;
        if (activity.GetTagItem(RequestTagNames.ErrorType) is null) activity.AddTag(RequestTagNames.ErrorType, TypeOf(exception));
        if (activity.Status == ActivityStatusCode.Unset) activity.SetStatus(ActivityStatusCode.Error, exception.Message);
    }

    // Who has hung up is told no error, and what the program was doing for it ends with an exception: the framework does not call that an
    // error either.
    private static bool IsOfClient(HttpContext context, Exception exception)
        => exception is OperationCanceledException or IOException && context.RequestAborted.IsCancellationRequested;

    // The program may have added one for this exception, or for others that it has handled.
    private static bool HasEvent(Activity activity, Exception exception)
    {
        foreach (ref readonly ActivityEvent known in activity.EnumerateEvents())
        {
            if (known.Name == RequestTagNames.ExceptionEvent && IsOf(in known, exception)) return true;
        }

        return false;
    }

    // A tag that is missing tells of no other exception.
    private static bool IsOf(in ActivityEvent known, Exception exception)
    {
        foreach (ref readonly KeyValuePair<string, object?> tag in known.EnumerateTagObjects())
        {
            if (tag.Key == RequestTagNames.ExceptionType && tag.Value is string type && type != TypeOf(exception)) return false;
            if (tag.Key == RequestTagNames.ExceptionMessage && tag.Value is string message && message != exception.Message) return false;
        }

        return true;
    }

    private static ActivityEvent MakeEvent(Exception exception) => new(RequestTagNames.ExceptionEvent, tags: new ActivityTagsCollection
    {
        [RequestTagNames.ExceptionType] = TypeOf(exception),
        [RequestTagNames.ExceptionMessage] = exception.Message,
        [RequestTagNames.ExceptionStackTrace] = exception.ToString(),
    });

    private static string TypeOf(Exception exception) => exception.GetType().FullName ?? exception.GetType().Name;
}
