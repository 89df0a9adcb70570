using System.Buffers;
using System.Text.Json;

namespace SpanPack;

/// <summary>The sampling rates that clients are told: those of the options, and one for each service and environment that was seen.</summary>
internal sealed class SamplingRates
{
    // A client that makes up services must not make every answer larger than the payload.
    private const int MaxRates = 4096;

    private readonly object _lock = new();
    private readonly SortedDictionary<string, double> _rates = new(StringComparer.Ordinal);
    private readonly string _versionPrefix = DateTimeOffset.UtcNow.ToUnixTimeSeconds().ToString("x", System.Globalization.CultureInfo.InvariantCulture);
    private readonly string _defaultEnvironment;
    private readonly double _defaultRate;
    private int _version = 1;
    private byte[]? _body;

    internal SamplingRates(DevAgentOptions options)
    {
        foreach ((string key, double rate) in options.SamplingRates) _rates[key] = rate;
        _defaultRate = _rates.GetValueOrDefault(DevAgentOptions.DefaultRateKey, 1);
        _defaultEnvironment = AgentText.Normalize(options.DefaultEnvironment);
    }

    /// <summary>Adds the services of the root spans, with the environment that the payload, else the span has.</summary>
    internal void Learn(TracePayload payload)
    {
        foreach (TraceChunk chunk in payload.Chunks)
        {
            if (chunk.Spans.Count > 0) Learn(RootSpan.Of(chunk.Spans), payload.Header.Environment);
        }
    }

    /// <summary>Makes the answer to a client. To one that has the current version it is <c>{}</c>.</summary>
    /// <param name="clientVersion">The version that the client told; empty when it told none.</param>
    internal AgentAnswer Answer(string clientVersion)
    {
        lock (_lock)
        {
            string version = $"{_versionPrefix}-{_version}";
            byte[] body = clientVersion == version ? "{}"u8.ToArray() : _body ??= WriteBody();
            return new(200, "application/json", body) { RatesVersion = clientVersion.Length == 0 ? null : version };
        }
    }

    // Services of the agent's own environment are told twice, with it and with none, as the agent does.
    private void Learn(Span root, string? payloadEnvironment)
    {
        string service = AgentText.Normalize(root.Service);
        if (service.Length == 0) return; // the agent makes up a name that depends on the client's language
        string environment = AgentText.Normalize(string.IsNullOrEmpty(payloadEnvironment) ? root.V1Fields?.Environment ?? root.GetTag(TagNames.Environment) : payloadEnvironment);
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
            _body = null;
        }
    }

    private byte[] WriteBody()
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
