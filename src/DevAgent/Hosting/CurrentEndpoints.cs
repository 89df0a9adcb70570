namespace SpanPack;

/// <summary>The endpoints of the behavior that the server was told last. Any number of threads may ask, and tell it another one.</summary>
/// <param name="options">How the server was set up.</param>
/// <param name="port">Gets the port. It is not known before the server listens, so endpoints are made with the first request.</param>
/// <param name="socketPath">The Unix socket, or null.</param>
internal sealed class CurrentEndpoints(DevAgentOptions options, Func<int> port, string? socketPath)
{
    private readonly SamplingRates _rates = new(options.SamplingRates, options.DefaultEnvironment);
    private readonly ConfigurationFolder? _configurations = options.ConfigurationFolder is { } folder ? new ConfigurationFolder(Path.GetFullPath(folder)) : null;
    private volatile Entry? _entry;

    internal DevAgentBehavior Behavior => _entry!.Behavior;

    internal EndpointTable Table => _entry!.Table.Value;

    internal void Use(DevAgentBehavior behavior) => _entry = new Entry(behavior, new Lazy<EndpointTable>(() => Create(behavior)));

    private EndpointTable Create(DevAgentBehavior behavior) => new(
        behavior,
        _rates,
        _configurations,
        new AgentInfoConfig(options.DefaultEnvironment, port(), socketPath ?? string.Empty, (int)Math.Ceiling(options.ReadTimeout.TotalSeconds), behavior.MaxRequestBytes));

    private sealed record Entry(DevAgentBehavior Behavior, Lazy<EndpointTable> Table);
}
