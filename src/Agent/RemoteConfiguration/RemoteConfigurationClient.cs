using System.Diagnostics;

namespace SpanPack;

/// <summary>Asks the agent for configurations, checks them, and tells subscribers what has changed.</summary>
/// <remarks>
/// <para>
/// It polls <c>/v0.7/config</c> while there is a subscriber and the agent lists that endpoint. An answer is applied as a whole or not at all: a file that is missing, or has another length or SHA-256 than the
/// targets say, leaves all configurations as they were, and the agent is told why. Signatures, keys and dates of expiry are not checked: the agent has checked them, and it is trusted as far as the way to it is.
/// </para>
/// <para>All members may be used by any number of threads. Nothing that an agent sends is thrown.</para>
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class RemoteConfigurationClient : IAsyncDisposable, IDisposable
{
    private const int MaxProductChars = 128;

    private readonly CancellationTokenSource _ending = new();
    private readonly SubscriptionSet _subscriptions;
    private readonly ExtraServices _services;
    private readonly ConfigurationSession _session;
    private readonly AgentClient _client;
    private readonly Task _loop;
    private Task? _disposal;

    /// <summary>Makes a client. It asks for nothing before somebody subscribes.</summary>
    /// <param name="options">Whom to ask and how often; null for the defaults.</param>
    /// <exception cref="ArgumentException">An option is out of its range.</exception>
    public RemoteConfigurationClient(RemoteConfigurationOptions? options = null)
    {
        options ??= new RemoteConfigurationOptions();
        options.Check();
        ProcessDescription process = options.Process ?? ProcessDescription.Current;
        IsEnabled = options.ReadEnabled();
        var log = new ConfigurationLog(options.Logger, options.Time);
        var wanted = new WakeUp(options.Time);
        _client = AgentClient.For(process, options.Client);
        _subscriptions = new SubscriptionSet(wanted, log.Failed);
        _services = new ExtraServices(process.Service);
        _session = new ConfigurationSession(TracerMessage.Of(process), _services, Id, _subscriptions);
        var poller = new ConfigurationPoller(new ConfigurationLink(_client), _session, wanted, log, options.ReadInterval(), options.Time);
        _loop = IsEnabled ? Start(poller, _ending.Token) : Task.CompletedTask;
    }

    /// <summary>Gets whether configurations are asked for (<see cref="RemoteConfigurationOptions.IsEnabled"/>). If not, subscribers are never told anything.</summary>
    public bool IsEnabled { get; }

    /// <summary>Gets the id by which the agent knows this client: a new one for each, in the form of a <see cref="Guid"/>.</summary>
    public string Id { get; } = Guid.NewGuid().ToString();

    /// <summary>Gets why the last answer of the agent was not applied, at most 1,024 characters; null when it was.</summary>
    public string? LastError => _session.LastError;

    /// <summary>Subscribes to the configurations of a product. Those that are there already come first, as added.</summary>
    /// <param name="product">The product, such as <c>APM_TRACING</c>: 1 to 128 characters without a slash.</param>
    /// <param name="capabilities">What the subscriber can do, as numbers of bits that the backend knows, 0 to 1,023; may be empty.</param>
    /// <param name="handler">Is told of changes, on a thread of the pool: one update at a time, nothing while it works. When it throws, the configurations of the update are reported as not applied, with the message of
    /// the exception. It does not hold up other subscribers or polls. It must not be <c>async void</c>, whose exceptions nobody catches.</param>
    /// <returns>The subscription. Disposing of it ends it: a call of the handler that is under way goes on to its end, and no other begins.</returns>
    /// <exception cref="ArgumentException">An argument is out of range, or null.</exception>
    public IDisposable Subscribe(string product, IEnumerable<int> capabilities, Action<RemoteConfigurationUpdate> handler)
    {
        ArgumentNullException.ThrowIfNull(product);
        ArgumentNullException.ThrowIfNull(capabilities);
        ArgumentNullException.ThrowIfNull(handler);
        if (product.Length > MaxProductChars || !ConfigurationPath.IsSegment(product)) throw new ArgumentException("A product has 1 to 128 characters and no slash.", nameof(product));
        return _subscriptions.Add(product, CapabilitySet.Of(capabilities), handler);
    }

    /// <summary>Says that the process also has spans of another service, so that configurations for that one reach it. The next poll says so.</summary>
    /// <param name="service">The service: 1 to 100 characters. Case does not matter. The service of the process is known.</param>
    /// <returns>Whether it is known now; false when it is blank or too long, or when there are 64 others.</returns>
    /// <exception cref="ArgumentNullException">It is null.</exception>
    public bool AddService(string service)
    {
        ArgumentNullException.ThrowIfNull(service);
        return _services.Add(service);
    }

    /// <summary>Ends: no request, and no call of a handler, begins after this. Calls that are under way go on to their end.</summary>
    public ValueTask DisposeAsync()
    {
        lock (_ending) _disposal ??= EndAsync();
        return new ValueTask(_disposal);
    }

    /// <summary>As <see cref="DisposeAsync"/>, and waits for it.</summary>
    public void Dispose() => Task.Run(() => DisposeAsync().AsTask()).GetAwaiter().GetResult();

    /// <summary>Says whom it asks; for a person, not for parsing.</summary>
    /// <returns>The address, and what went wrong last.</returns>
    public override string ToString() => $"{_client}: {(IsEnabled ? LastError ?? "no error" : "disabled")}";

    private async Task EndAsync()
    {
        _subscriptions.End();
        await _ending.CancelAsync().ConfigureAwait(false);
        await _loop.ConfigureAwait(false);
        _client.Dispose();
    }

    // The loop must not carry what the thread that made the client had in its context: a request, a trace.
    private static Task Start(ConfigurationPoller poller, CancellationToken ending)
    {
        using (ExecutionContext.SuppressFlow()) return Task.Run(() => poller.RunAsync(ending), CancellationToken.None);
    }
}
