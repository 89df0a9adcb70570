using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Applies the configurations of the product <c>APM_TRACING</c> to attached components, and reverts them when they are removed.
/// </summary>
/// <remarks>
/// Safe for any number of threads. Attached components are called one after the other, on a thread of the pool or on the attaching thread.
/// </remarks>
[DebuggerDisplay("{_settings}")]
internal sealed class RemoteTracing : IDisposable
{
    private const string Product = "APM_TRACING";
    private const int HeaderTags = 14;

    // Numbers that the backend knows: sampling rate, logs injection, tags, tracing enabled, sampling rules, several configurations at a
    // time.
    private static readonly int[] s_capabilities = [12, 13, 15, 19, 29, 45];

    private readonly object _gate = new();
    private readonly SortedDictionary<string, TracingConfiguration> _configurations = new(StringComparer.Ordinal); // by path
    private readonly List<Action<RemoteSettings>> _attached = [];
    private readonly ProcessDescription _process;
    private readonly TelemetryClient _telemetry;
    private readonly RemoteConfigurationClient _client;
    private RemoteSettings _settings = RemoteSettings.None;

    /// <param name="client">Polls for configurations. It ends with this object.</param>
    /// <param name="writer">Describes the process, and reports the settings in force.</param>
    /// <param name="tagsHeaders">Whether an attached component creates tags from headers.</param>
    internal RemoteTracing(RemoteConfigurationClient client, AgentWriter writer, bool tagsHeaders)
    {
        (_process, _telemetry, _client) = (writer.Process, writer.Telemetry, client);
        client.Subscribe(Product, tagsHeaders ? [.. s_capabilities, HeaderTags] : s_capabilities, Take);
    }

    /// <summary>
    /// Passes the settings to a component now and at each change. When the result is disposed of, they are passed once more, empty.
    /// </summary>
    internal IDisposable Attach(Action<RemoteSettings> apply)
    {
        lock (_gate)
        {
            _attached.Add(apply);
            apply(_settings);
        }

        return new Attachment(this, apply);
    }

    public void Dispose() => _client.Dispose();

    private void Take(RemoteConfigurationUpdate update)
    {
        lock (_gate)
        {
            foreach (RemoteConfigurationChange change in update.Changes)
            {
                _configurations.Remove(change.Path);
                if (change.Kind != RemoteConfigurationChangeKind.Removed) Add(update, change);
            }

            Apply();
        }
    }

    private void Add(RemoteConfigurationUpdate update, RemoteConfigurationChange change)
    {
        try
        {
            var configuration = TracingConfiguration.Read(change.Content);
            string environment = _process.Environment ?? TracerMessage.NoEnvironment; // as the polls name it
            if (configuration.IsFor(_process.Service, environment)) _configurations[change.Path] = configuration;
            else
                update.Reject(change,
                    $"It is for service '{configuration.Service}' in '{configuration.Environment}', not for '{_process.Service}' in "
                        + $"'{environment}'.");
        }
        catch (FormatException e)
        {
            update.Reject(change, e.Message);
        }
    }

    private void Apply()
    {
        RemoteSettings before = _settings;
        _settings = _configurations.Values.OrderByDescending(static configuration => configuration.Closeness)
            .Aggregate(RemoteSettings.None, static (all, one) => all.Or(one.Settings));
        foreach (Action<RemoteSettings> apply in _attached) apply(_settings);
        Dictionary<string, string?> told = before.ByVariable().ToDictionary();
        foreach (KeyValuePair<string, string?> setting in _settings.ByVariable())
        {
            if (told[setting.Key] != setting.Value)
                _telemetry.Report(new TelemetrySetting(setting.Key, setting.Value, TelemetryOrigin.RemoteConfiguration));
        }
    }

    private void Leave(Action<RemoteSettings> apply)
    {
        lock (_gate)
        {
            if (_attached.Remove(apply)) apply(RemoteSettings.None);
        }
    }

    private sealed class Attachment(RemoteTracing owner, Action<RemoteSettings> apply) : IDisposable
    {
        public void Dispose() => owner.Leave(apply);
    }
}
