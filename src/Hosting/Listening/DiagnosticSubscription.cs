using System.Diagnostics;

namespace SpanPack;

/// <summary>A subscription to all diagnostic sources of one name, including those that are created later.</summary>
/// <remarks>Safe for any number of threads.</remarks>
/// <param name="name">The name of the sources.</param>
/// <param name="observer">Receives their events.</param>
/// <param name="isWanted">Returns whether an event of a name is wanted. Sources ask it before they raise an event.</param>
[DebuggerDisplay("{_name,nq}")]
internal sealed class DiagnosticSubscription(string name, IObserver<KeyValuePair<string, object?>> observer, Predicate<string> isWanted)
    : IObserver<DiagnosticListener>, IDisposable
{
    private readonly string _name = name;
    private readonly List<IDisposable> _subscriptions = [];
    private IDisposable? _all;
    private bool _isEnded;

    /// <summary>Subscribes.</summary>
    /// <returns>The subscription; disposing it ends it.</returns>
    internal IDisposable Begin()
    {
        _all = DiagnosticListener.AllListeners.Subscribe(this);
        return this;
    }

    public void Dispose()
    {
        _all?.Dispose();
        lock (_subscriptions)
        {
            _isEnded = true;
            foreach (IDisposable subscription in _subscriptions) subscription.Dispose();
        }
    }

    public void OnNext(DiagnosticListener value)
    {
        if (value.Name != _name) return;
        lock (_subscriptions)
        {
            if (!_isEnded) _subscriptions.Add(value.Subscribe(observer, isWanted));
        }
    }

    public void OnCompleted()
    {
    }

    public void OnError(Exception error)
    {
    }
}
