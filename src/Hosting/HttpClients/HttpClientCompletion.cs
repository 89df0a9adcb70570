using System.Diagnostics;

namespace SpanPack;

/// <summary>Completes the activities of HttpClient where it does not so itself: before .NET 9 they have no tags.</summary>
/// <remarks>Safe for any number of threads.</remarks>
[DebuggerDisplay("{_observer}")]
internal sealed class HttpClientCompletion : IObserver<DiagnosticListener>, IDisposable
{
    private const string ListenerName = "HttpHandlerDiagnosticListener";

    private readonly HttpClientObserver _observer = new();
    private readonly List<IDisposable> _subscriptions = [];
    private readonly IDisposable _all;
    private bool _isEnded;

    private HttpClientCompletion() => _all = DiagnosticListener.AllListeners.Subscribe(this);

    /// <summary>Gets whether the runtime needs it.</summary>
    internal static bool IsNeeded => Environment.Version.Major < 9;

    internal static IDisposable Begin() => new HttpClientCompletion();

    public void Dispose()
    {
        _all.Dispose();
        lock (_subscriptions)
        {
            _isEnded = true;
            foreach (IDisposable subscription in _subscriptions) subscription.Dispose();
        }
    }

    public void OnNext(DiagnosticListener value)
    {
        if (value.Name != ListenerName) return;
        lock (_subscriptions)
        {
            if (!_isEnded) _subscriptions.Add(value.Subscribe(_observer, HttpClientObserver.IsWanted));
        }
    }

    public void OnCompleted()
    {
    }

    public void OnError(Exception error)
    {
    }
}
