using System.Diagnostics;
using System.Text.Json;

namespace SpanPack;

/// <summary>The sampling rates of the agent, by service and environment. Source: docs/protocol.md#rates.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class AgentSamplingRates
{
    private const string DefaultKey = "service:,env:";
    private const int MaxRates = 65_536;

    private readonly Dictionary<string, double> _rates;

    private AgentSamplingRates(Dictionary<string, double> rates, string? version)
    {
        _rates = rates;
        Version = version;
        Default = rates.TryGetValue(DefaultKey, out double rate) ? rate : 1;
    }

    /// <summary>Gets the rates before the first ones of the agent: everything is kept.</summary>
    public static AgentSamplingRates None { get; } = new([], null);

    /// <summary>Gets the rate of services that are not listed, 0 to 1.</summary>
    public double Default { get; }

    /// <summary>Gets the number of services and environments with separate rates.</summary>
    public int Count => _rates.Count;

    /// <summary>Gets the version of the rates, which is sent with the next request; null for none.</summary>
    internal string? Version { get; }

    /// <summary>Returns the rate of a service.</summary>
    /// <param name="service">The service, normalized as in the agent: lower case; not null.</param>
    /// <param name="environment">The environment, normalized too; empty for none; not null.</param>
    /// <returns>The rate, 0 to 1.</returns>
    /// <exception cref="ArgumentNullException">An argument is null.</exception>
    public double GetRate(string service, string environment)
    {
        ArgumentNullException.ThrowIfNull(service);
        ArgumentNullException.ThrowIfNull(environment);
        return TryGetRate(service, environment, out double rate) ? rate : 1;
    }

    /// <summary>Returns a rate of the agent: of the service, or else the one for services that are not listed.</summary>
    /// <param name="service">The service, normalized as in the agent: lower case; not null.</param>
    /// <param name="environment">The environment, normalized too; empty for none; not null.</param>
    /// <param name="rate">The rate, 0 to 1.</param>
    /// <returns>Whether there is a rate. Traces without one are kept, and not by a decision of the agent.</returns>
    /// <exception cref="ArgumentNullException">A text is null.</exception>
    public bool TryGetRate(string service, string environment, out double rate)
    {
        ArgumentNullException.ThrowIfNull(service);
        ArgumentNullException.ThrowIfNull(environment);
        return _rates.TryGetValue($"service:{service},env:{environment}", out rate) || _rates.TryGetValue(DefaultKey, out rate);
    }

    /// <summary>Returns the same rates without a version, so that the current agent sends them again.</summary>
    internal AgentSamplingRates WithoutVersion() => Version is null ? this : new AgentSamplingRates(_rates, null);

    /// <summary>Returns a description for display, not for parsing.</summary>
    public override string ToString() => $"{Count} rates, default {Default.ToString(System.Globalization.CultureInfo.InvariantCulture)}";

    /// <summary>Reads the body of an answer to traces.</summary>
    /// <returns>The rates; null when the answer has none: the previous ones stay.</returns>
    internal static AgentSamplingRates? Parse(ReadOnlyMemory<byte> body, string? version)
    {
        if (body.Length <= 2) return null; // {}: unchanged
        try
        {
            using var document = JsonDocument.Parse(body);
            if (document.RootElement.ValueKind != JsonValueKind.Object
                || !document.RootElement.TryGetProperty("rate_by_service", out JsonElement rates)
                || rates.ValueKind != JsonValueKind.Object)
                return null;
            var read = new Dictionary<string, double>(StringComparer.Ordinal);
            foreach (JsonProperty rate in rates.EnumerateObject())
            {
                if (read.Count == MaxRates) break;
                if (rate.Value.ValueKind == JsonValueKind.Number && rate.Value.TryGetDouble(out double value) && value is >= 0 and <= 1)
                    read[rate.Name] = value;
            }

            return new AgentSamplingRates(read, version);
        }
        catch (Exception problem) when (problem is JsonException or InvalidOperationException)
        {
            return null; // the last one is what a reader throws for text that is no Unicode
        }
    }
}
