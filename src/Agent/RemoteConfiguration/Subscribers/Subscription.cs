namespace SpanPack;

/// <summary>
/// One subscriber: its product, the files it has received, and their outcome. It is called on a thread of the pool, one update at a time;
/// files that arrive meanwhile are gathered. Safe for use by any number of threads.
/// </summary>
internal sealed class Subscription(string product, CapabilitySet capabilities, Action<RemoteConfigurationUpdate> handler,
    Action<Subscription> ended, Action<string, Exception> failed)
    : IDisposable
{
    private static readonly Dictionary<string, ConfigurationFile> s_none = [];

    private readonly Dictionary<string, ConfigurationFile> _told = new(StringComparer.Ordinal);
    private readonly Dictionary<string, string> _errors = new(StringComparer.Ordinal); // by path, of files that it was told of
    private IReadOnlyDictionary<string, ConfigurationFile> _wanted = s_none;
    private bool _isRunning;
    private bool _hasEnded;

    internal string Product => product;

    internal CapabilitySet Capabilities => capabilities;

    /// <summary>Sets the current files of all products.</summary>
    internal void Offer(IReadOnlyDictionary<string, ConfigurationFile> files)
    {
        lock (_told)
        {
            _wanted = files.Where(file => file.Value.Path.Product == product).ToDictionary(StringComparer.Ordinal);
            if (_isRunning || _hasEnded) return;
            _isRunning = true;
        }

        // Without the caller's execution context.
        ThreadPool.UnsafeQueueUserWorkItem(static subscription => subscription.Run(), this, preferLocal: false);
    }

    /// <summary>Returns the outcome of a file.</summary>
    internal ApplyOutcome OutcomeOf(ConfigurationFile file)
    {
        lock (_told)
        {
            if (!_told.TryGetValue(file.Path.Text, out ConfigurationFile? known) || known.Hash != file.Hash)
                return new ApplyOutcome(ApplyState.Unacknowledged);
            return _errors.TryGetValue(file.Path.Text, out string? error)
                ? new ApplyOutcome(ApplyState.Failed, error)
                : new ApplyOutcome(ApplyState.Applied);
        }
    }

    /// <summary>Ends the subscription. A running call completes.</summary>
    public void Dispose()
    {
        End();
        ended(this);
    }

    /// <summary>Ends the subscription, as <see cref="Dispose"/>, when the owner ends all.</summary>
    internal void End()
    {
        lock (_told) _hasEnded = true;
    }

    private void Run()
    {
        while (Next() is { } update) Note(update, Call(update));
    }

    private RemoteConfigurationUpdate? Next()
    {
        lock (_told)
        {
            List<RemoteConfigurationChange> changes = _hasEnded ? [] : FileChanges.Between(_told, _wanted);
            _isRunning = changes.Count > 0;
            return _isRunning ? new RemoteConfigurationUpdate(product, changes) : null;
        }
    }

    private string? Call(RemoteConfigurationUpdate update)
    {
        try
        {
            handler(update);
            return null;
        }
        catch (Exception problem)
        {
            Report(problem);
            return MessageOf(problem);
        }
    }

    // A logger that fails at what a subscriber has thrown must not end the process.
    private void Report(Exception problem)
    {
        try
        {
            failed(product, problem);
        }
        catch (Exception)
        {
            // The agent is told all the same.
        }
    }

    private void Note(RemoteConfigurationUpdate update, string? failure)
    {
        lock (_told)
        {
            foreach (RemoteConfigurationChange change in update.Changes)
            {
                _errors.Remove(change.Path);
                if (change.Kind == RemoteConfigurationChangeKind.Removed)
                {
                    _told.Remove(change.Path);
                    continue;
                }

                _told[change.Path] = change.File;
                if ((failure ?? update.RejectionOf(change)) is { } error) _errors[change.Path] = ConfigurationLimits.CutError(error);
            }
        }
    }

    // An exception of the subscriber may fail at this, too.
    private static string MessageOf(Exception problem)
    {
        string type = problem.GetType().Name;
        try
        {
            return problem.Message is { Length: > 0 } message ? $"{type}: {message}" : type;
        }
        catch (Exception)
        {
            return type;
        }
    }
}
