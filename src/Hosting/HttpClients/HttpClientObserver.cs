using System.Diagnostics;

namespace SpanPack;

/// <summary>Observes requests of HttpClient and adds the tags of .NET 9 to their activities.</summary>
/// <remarks>Safe for any number of threads. Never throws, so that it cannot break a request.</remarks>
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
#if NET9_0_OR_GREATER
    internal static bool IsNeeded => false; // a constant, so that machine code has nothing of it
#else
    internal static bool IsNeeded => Environment.Version.Major < 9;
#endif

    /// <summary>Starts listening.</summary>
    /// <returns>The subscription; disposing it ends listening.</returns>
    internal static IDisposable Begin()
        => new DiagnosticSubscription("HttpHandlerDiagnosticListener", new HttpClientObserver(), IsWanted).Begin();

    /// <summary>
    /// Returns whether an event is wanted. The operation itself is not: an observer does not decide whether an activity is created.
    /// </summary>
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
