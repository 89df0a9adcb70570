namespace SpanPack;

/// <summary>The endpoints of the current behavior. Any number of threads may read and replace them.</summary>
/// <param name="options">The options of the server.</param>
/// <param name="port">Gets the port. It is unknown before the server listens, so endpoints are created with the first request.</param>
/// <param name="socketPath">The Unix socket, or null.</param>
internal sealed class CurrentEndpoints(DevAgentOptions options, Func<int> port, string? socketPath)
{
    private readonly SamplingRates _rates = new(options.SamplingRates, options.DefaultEnvironment);
    private readonly ConfigurationFolder? _configurations = options.ConfigurationFolder is { } folder
        ? new ConfigurationFolder(Path.GetFullPath(folder))
        : null;
    private volatile Entry? _entry;

    internal DevAgentBehavior Behavior => _entry!.Behavior;

    internal EndpointTable Table => _entry!.Table.Value;

    internal void Use(DevAgentBehavior behavior) => _entry = new Entry(behavior, new Lazy<EndpointTable>(() => Create(behavior)));

    private EndpointTable Create(DevAgentBehavior behavior) => new(
        behavior,
        _rates,
        _configurations,
        new AgentInfoConfig(options.DefaultEnvironment, port(), socketPath ?? string.Empty,
            (int)Math.Ceiling(options.ReadTimeout.TotalSeconds), behavior.MaxRequestBytes));

    private sealed record Entry(DevAgentBehavior Behavior, Lazy<EndpointTable> Table);
}
