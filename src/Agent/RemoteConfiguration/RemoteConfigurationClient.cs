using System.Diagnostics;

namespace SpanPack;

/// <summary>Polls the agent for configurations, checks them, and notifies subscribers of changes.</summary>
/// <remarks>
/// <para>
/// It polls <c>/v0.7/config</c> while there is a subscriber and the agent lists that endpoint. An answer is applied as a whole or not at
/// all. A file that is missing, or differs from the targets in length or SHA-256, leaves all configurations unchanged, and the error is
/// reported to the agent. Signatures, keys and expiry dates are not checked: the agent has checked them, and it is trusted as far as the
/// connection to it is.
/// </para>
/// <para>All members may be used by any number of threads. Errors in answers of an agent are never thrown.</para>
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

    /// <summary>Creates a client. It sends no request before the first subscription.</summary>
    /// <param name="options">The agent and the interval; null for the defaults.</param>
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

    /// <summary>
    /// Gets whether polling is enabled (<see cref="RemoteConfigurationOptions.IsEnabled"/>). If not, handlers are never called.
    /// </summary>
    public bool IsEnabled { get; }

    /// <summary>Gets the id of this client for the agent: a new <see cref="Guid"/> for each client.</summary>
    public string Id { get; } = Guid.NewGuid().ToString();

    /// <summary>Gets the reason why the last answer was not applied, at most 1,024 characters; null when it was.</summary>
    public string? LastError => _session.LastError;

    /// <summary>Subscribes to the configurations of a product. Existing ones are reported first, as added.</summary>
    /// <param name="product">The product, such as <c>APM_TRACING</c>: 1 to 128 characters without a slash.</param>
    /// <param name="capabilities">
    /// The capabilities of the subscriber, as bit numbers that the backend defines, 0 to 1,023; may be empty.
    /// </param>
    /// <param name="handler">
    /// Receives changes on a thread of the pool, one update at a time. If it throws, the configurations of the update are reported as not
    /// applied, with the message of the exception. It does not delay other subscribers or polls. It must not be <c>async void</c>, whose
    /// exceptions cannot be caught.
    /// </param>
    /// <returns>The subscription. Disposing it ends it: a running call of the handler completes, and no further call starts.</returns>
    /// <exception cref="ArgumentException">An argument is out of range, or null.</exception>
    public IDisposable Subscribe(string product, IEnumerable<int> capabilities, Action<RemoteConfigurationUpdate> handler)
    {
        ArgumentNullException.ThrowIfNull(product);
        ArgumentNullException.ThrowIfNull(capabilities);
        ArgumentNullException.ThrowIfNull(handler);
        if (product.Length > MaxProductChars || !ConfigurationPath.IsSegment(product))
            throw new ArgumentException("A product has 1 to 128 characters and no slash.", nameof(product));
        return _subscriptions.Add(product, CapabilitySet.Of(capabilities), handler);
    }

    /// <summary>Adds a service of the process, so that configurations for it are received. The next poll reports it.</summary>
    /// <param name="service">The service: 1 to 100 characters, case-insensitive. The service of the process is included already.</param>
    /// <returns>Whether it is included now; false when it is blank or too long, or when there are 64 others.</returns>
    /// <exception cref="ArgumentNullException">It is null.</exception>
    public bool AddService(string service)
    {
        ArgumentNullException.ThrowIfNull(service);
        return _services.Add(service);
    }

    /// <summary>Stops polling. No request or handler call starts after this; running calls complete.</summary>
    public ValueTask DisposeAsync()
    {
        lock (_ending) _disposal ??= EndAsync();
        return new ValueTask(_disposal);
    }

    /// <summary>Does the same as <see cref="DisposeAsync"/> and waits for it.</summary>
    public void Dispose() => Task.Run(() => DisposeAsync().AsTask()).GetAwaiter().GetResult();

    /// <summary>Returns a description for display, not for parsing.</summary>
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
