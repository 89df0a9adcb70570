namespace SpanPack;

/// <summary>All subscribers. Safe for use by any number of threads.</summary>
/// <param name="wanted">Somebody has subscribed.</param>
/// <param name="failed">A subscriber has thrown.</param>
internal sealed class SubscriptionSet(WakeUp wanted, Action<string, Exception> failed)
{
    private readonly List<Subscription> _subscriptions = [];
    private IReadOnlyDictionary<string, ConfigurationFile> _files = new Dictionary<string, ConfigurationFile>();
    private bool _hasEnded;

    /// <summary>Gets the products that somebody wants.</summary>
    internal IReadOnlySet<string> Products
    {
        get
        {
            lock (_subscriptions) return _subscriptions.Select(static subscription => subscription.Product).ToHashSet(StringComparer.Ordinal);
        }
    }

    /// <summary>Gets what all of them can do together.</summary>
    internal CapabilitySet Capabilities
    {
        get
        {
            lock (_subscriptions) return CapabilitySet.Union(_subscriptions.Select(static subscription => subscription.Capabilities));
        }
    }

    /// <summary>Adds a subscriber. It is told of the files that are there.</summary>
    internal Subscription Add(string product, CapabilitySet capabilities, Action<RemoteConfigurationUpdate> handler)
    {
        var subscription = new Subscription(product, capabilities, handler, Remove, failed);
        lock (_subscriptions)
        {
            if (_hasEnded) return subscription;
            _subscriptions.Add(subscription);
            subscription.Offer(_files);
        }

        wanted.Signal();
        return subscription;
    }

    /// <summary>Tells all of them which files there are now.</summary>
    internal void Publish(IReadOnlyDictionary<string, ConfigurationFile> files)
    {
        lock (_subscriptions)
        {
            _files = files;
            foreach (Subscription subscription in _subscriptions) subscription.Offer(files);
        }
    }

    /// <summary>What became of a file by all that want it.</summary>
    internal ApplyOutcome OutcomeOf(ConfigurationFile file)
    {
        lock (_subscriptions)
        {
            return _subscriptions.Where(subscription => subscription.Product == file.Path.Product)
                .Select(subscription => subscription.OutcomeOf(file))
                .Aggregate(new ApplyOutcome(ApplyState.Applied), static (all, one) => all.With(one));
        }
    }

    /// <summary>No one is told anything from now on.</summary>
    internal void End()
    {
        lock (_subscriptions)
        {
            _hasEnded = true;
            _subscriptions.ForEach(static subscription => subscription.End());
            _subscriptions.Clear();
        }
    }

    private void Remove(Subscription subscription)
    {
        lock (_subscriptions) _subscriptions.Remove(subscription);
    }
}
