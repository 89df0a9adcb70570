using System.Diagnostics;

namespace SpanPack;

/// <summary>Is told of requests of HttpClient, and gives their activities the tags that those of .NET 9 have.</summary>
/// <remarks>Safe for any number of threads. Never throws: a program only made a request.</remarks>
[DebuggerDisplay("HttpHandlerDiagnosticListener")]
internal sealed class HttpClientObserver : IObserver<KeyValuePair<string, object?>>
{
    private const string Operation = "System.Net.Http.HttpRequestOut";
    private const string Start = Operation + ".Start";
    private const string Stop = Operation + ".Stop";
    private const string Failure = "System.Net.Http.Exception";

    private readonly DiagnosticPayload _startRequest = new("Request");
    private readonly DiagnosticPayload _stopResponse = new("Response");
    private readonly DiagnosticPayload _stopStatus = new("RequestTaskStatus");
    private readonly DiagnosticPayload _failure = new("Exception");

    /// <summary>Gets whether the runtime needs it: the activities of .NET 8 have no tags.</summary>
    internal static bool IsNeeded => Environment.Version.Major < 9;

    /// <summary>Begins to complete activities.</summary>
    /// <returns>What ends it.</returns>
    internal static IDisposable Begin() => new DiagnosticSubscription("HttpHandlerDiagnosticListener", new HttpClientObserver(), IsWanted).Begin();

    /// <summary>Whether an event is of use. Not the operation itself: whether there is an activity is not for an observer to decide.</summary>
    private static bool IsWanted(string name) => name is Start or Stop or Failure;

    public void OnNext(KeyValuePair<string, object?> value)
    {
        if (Activity.Current is not { OperationName: Operation, IsAllDataRequested: true } activity) return;
        try
        {
            Take(activity, value.Key, value.Value);
        }
        catch (Exception e)
        {
            activity.AddTag("spanpack.incomplete", e.GetType().FullName);
        }
    }

    public void OnCompleted()
    {
    }

    public void OnError(Exception error)
    {
    }

    private void Take(Activity activity, string name, object? payload)
    {
        switch (name)
        {
            case Start when _startRequest.Read<HttpRequestMessage>(payload) is { } request:
                OutgoingRequestTags.AddRequest(activity, request);
                break;
            case Failure when _failure.Read<Exception>(payload) is { } exception:
                OutgoingRequestTags.AddFailure(activity, exception);
                break;
            case Stop when _stopResponse.Read<HttpResponseMessage>(payload) is { } response:
                OutgoingRequestTags.AddResponse(activity, response);
                break;
            case Stop when _stopStatus.Read<TaskStatus>(payload) == TaskStatus.Canceled:
                OutgoingRequestTags.AddFailure(activity, new TaskCanceledException());
                break;
        }
    }
}
