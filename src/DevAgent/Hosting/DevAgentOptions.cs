using System.Diagnostics;

namespace SpanPack;

/// <summary>How a development agent listens and what it says of itself.</summary>
/// <remarks>Immutable, as long as nobody changes the rates that it was given.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class DevAgentOptions
{
    /// <summary>The key of the rate for every service that is not listed.</summary>
    public const string DefaultRateKey = SpanPack.SamplingRates.DefaultKey;

    /// <summary>Gets or initializes the TCP port on 127.0.0.1: 1 to 65,535, or 0 (the default) for any free one.</summary>
    public int Port { get; init; }

    /// <summary>Gets or initializes the path of a Unix socket to listen on as well; null (the default) for none.</summary>
    /// <remarks>A socket file that nobody listens on any more is replaced. The file is deleted when the server ends.</remarks>
    public string? SocketPath { get; init; }

    /// <summary>Gets or initializes the largest body that is taken, in bytes, 1 or more; the agent's 26,214,400 (25 MiB) by default.</summary>
    public int MaxRequestBytes { get; init; } = 25 * 1024 * 1024;

    /// <summary>Gets or initializes how long a request may take to arrive, 1 ms to 1 hour; the agent's 5 s by default. Answered with 408 when it took longer.</summary>
    public TimeSpan ReadTimeout { get; init; } = TimeSpan.FromSeconds(5);

    /// <summary>
    /// Gets or initializes the sampling rates to answer with, 0 to 1, by keys of the form <c>service:web,env:prod</c>. Services that were seen
    /// and are not among them get the rate of <see cref="DefaultRateKey"/>, or 1 when that is not among them either.
    /// </summary>
    public IReadOnlyDictionary<string, double> SamplingRates { get; init; } = new Dictionary<string, double> { [DefaultRateKey] = 1 };

    /// <summary>Gets or initializes the environment of spans that name none.</summary>
    public string DefaultEnvironment { get; init; } = "none";

    /// <summary>Gets or initializes the version that the server says it is, in <c>/info</c> and in <c>Datadog-Agent-Version</c>: printable ASCII.</summary>
    public string AgentVersion { get; init; } = "7.85.1";

    /// <summary>Gets or initializes whether <c>/info</c> allows clients to drop traces of priority 0 and below. False by default: a developer wants to see them.</summary>
    public bool ClientDropP0s { get; init; }

    /// <summary>Gets or initializes how many requests are kept, 1 or more; the oldest go first. All by default.</summary>
    public int MaxKeptRequests { get; init; } = int.MaxValue;

    /// <summary>Says where to listen; for a person, not for parsing.</summary>
    /// <returns>Port and socket.</returns>
    public override string ToString() => $"{(Port == 0 ? "any port" : $"port {Port}")}{(SocketPath is null ? "" : $", socket {SocketPath}")}";

    internal void Validate()
    {
        CheckRange(Port is >= 0 and <= 65535, nameof(Port), Port, "0 to 65,535");
        CheckRange(MaxRequestBytes >= 1, nameof(MaxRequestBytes), MaxRequestBytes, "1 or more");
        CheckRange(ReadTimeout >= TimeSpan.FromMilliseconds(1) && ReadTimeout <= TimeSpan.FromHours(1), nameof(ReadTimeout), ReadTimeout, "1 ms to 1 hour");
        CheckRange(MaxKeptRequests >= 1, nameof(MaxKeptRequests), MaxKeptRequests, "1 or more");
        CheckRange(AgentVersion.Length > 0 && AgentVersion.All(static c => c is > ' ' and <= '~'), nameof(AgentVersion), AgentVersion, "printable ASCII without spaces");
        foreach ((string key, double rate) in SamplingRates) CheckRange(rate is >= 0 and <= 1, nameof(SamplingRates), rate, $"0 to 1, also for '{key}'");
    }

    private static void CheckRange(bool holds, string name, object value, string range)
    {
        if (!holds) throw new ArgumentOutOfRangeException(name, value, $"{name} is {range}.");
    }
}
