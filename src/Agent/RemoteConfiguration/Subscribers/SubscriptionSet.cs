namespace SpanPack;

/// <summary>All subscribers. Safe for use by any number of threads.</summary>
/// <param name="wanted">Signalled when a subscriber is added.</param>
/// <param name="failed">Called when a subscriber has thrown.</param>
internal sealed class SubscriptionSet(WakeUp wanted, Action<string, Exception> failed)
{
    private readonly List<Subscription> _subscriptions = [];
    private IReadOnlyDictionary<string, ConfigurationFile> _files = new Dictionary<string, ConfigurationFile>();
    private bool _hasEnded;

    /// <summary>Gets the products with subscribers.</summary>
    internal IReadOnlySet<string> Products
    {
        get
        {
            lock (_subscriptions)
                return _subscriptions.Select(static subscription => subscription.Product).ToHashSet(StringComparer.Ordinal);
        }
    }

    /// <summary>Gets the union of their capabilities.</summary>
    internal CapabilitySet Capabilities
    {
        get
        {
            lock (_subscriptions) return CapabilitySet.Union(_subscriptions.Select(static subscription => subscription.Capabilities));
        }
    }

    /// <summary>Adds a subscriber, which receives the existing files.</summary>
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

    /// <summary>Passes the current files to all subscribers.</summary>
    internal void Publish(IReadOnlyDictionary<string, ConfigurationFile> files)
    {
        lock (_subscriptions)
        {
            _files = files;
            foreach (Subscription subscription in _subscriptions) subscription.Offer(files);
        }
    }

    /// <summary>Returns the outcome of a file for all of its subscribers.</summary>
    internal ApplyOutcome OutcomeOf(ConfigurationFile file)
    {
        lock (_subscriptions)
        {
            return _subscriptions.Where(subscription => subscription.Product == file.Path.Product)
                .Select(subscription => subscription.OutcomeOf(file))
                .Aggregate(new ApplyOutcome(ApplyState.Applied), static (all, one) => all.With(one));
        }
    }

    /// <summary>Ends all subscriptions.</summary>
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
