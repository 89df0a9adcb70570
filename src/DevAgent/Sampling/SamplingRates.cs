using System.Buffers;
using System.Text.Json;

namespace SpanPack;

/// <summary>The sampling rates for clients: those of the options, and one for each service and environment that was received.</summary>
internal sealed class SamplingRates
{
    /// <summary>The key of the rate for every service that is not listed.</summary>
    internal const string DefaultKey = "service:,env:";

    // A client that makes up services must not make every answer larger than the payload.
    private const int MaxRates = 4096;

    private readonly object _lock = new();
    private readonly SortedDictionary<string, double> _rates = new(StringComparer.Ordinal);
    private readonly string _versionPrefix = DateTimeOffset.UtcNow.ToUnixTimeSeconds()
        .ToString("x", System.Globalization.CultureInfo.InvariantCulture);
    private readonly string _defaultEnvironment;
    private readonly double _defaultRate;
    private int _version = 1;
    private byte[]? _json;

    /// <param name="rates">The initial rates, by key.</param>
    /// <param name="defaultEnvironment">The environment of spans without one.</param>
    internal SamplingRates(IReadOnlyDictionary<string, double> rates, string defaultEnvironment)
    {
        foreach ((string key, double rate) in rates) _rates[key] = rate;
        _defaultRate = _rates.GetValueOrDefault(DefaultKey, 1);
        _defaultEnvironment = TagNormalization.Normalize(defaultEnvironment, RootService.MaxEnvironmentBytes);
    }

    /// <summary>Adds the services of the root spans, with the environment of the payload, else of the span.</summary>
    internal void Learn(PayloadSummary payload)
    {
        string common = payload.Environment;
        foreach (RootService root in payload.Roots) Learn(root.Service, common.Length > 0 ? common : root.Environment);
    }

    /// <summary>Gets the rates as JSON, and their version. For a client that has the current version the JSON is <c>{}</c>.</summary>
    /// <param name="clientVersion">The version that the client sent; empty without one.</param>
    internal (byte[] Json, string Version) Tell(string clientVersion)
    {
        lock (_lock)
        {
            string version = $"{_versionPrefix}-{_version}";
            return (clientVersion == version ? "{}"u8.ToArray() : _json ??= WriteJson(), version);
        }
    }

    // Services of the agent's own environment are told twice, with it and with none, as the agent does.
    private void Learn(string service, string environment)
    {
        if (service.Length == 0) return; // the agent makes up a name that depends on the client's language
        if (environment.Length == 0) environment = _defaultEnvironment;
        Add($"service:{service},env:{environment}");
        if (environment == _defaultEnvironment) Add($"service:{service},env:");
    }

    private void Add(string key)
    {
        lock (_lock)
        {
            if (_rates.Count >= MaxRates || !_rates.TryAdd(key, _defaultRate)) return;
            _version++;
            _json = null;
        }
    }

    private byte[] WriteJson()
    {
        var buffer = new ArrayBufferWriter<byte>();
        using (var json = new Utf8JsonWriter(buffer))
        {
            json.WriteStartObject();
            json.WriteStartObject("rate_by_service"u8);
            foreach ((string key, double rate) in _rates) json.WriteNumber(key, rate);
            json.WriteEndObject();
            json.WriteEndObject();
        }

        buffer.Write("\n"u8);
        return buffer.WrittenSpan.ToArray();
    }
}
