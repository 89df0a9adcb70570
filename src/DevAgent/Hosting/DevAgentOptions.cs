using System.Diagnostics;

namespace SpanPack;

/// <summary>The options of a development agent: where it listens, what it keeps and how it behaves.</summary>
/// <remarks>Immutable, as long as the given rates do not change.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class DevAgentOptions
{
    /// <summary>The key of the rate for every service that is not listed.</summary>
    public const string DefaultRateKey = SpanPack.SamplingRates.DefaultKey;

    /// <summary>Gets or initializes the TCP port on 127.0.0.1: 1 to 65,535, or 0 (the default) for any free one.</summary>
    public int Port { get; init; }

    /// <summary>
    /// Gets or initializes a second TCP port on 127.0.0.1, for OTLP: 1 to 65,535, or 0 for any free one; null (the default) for none.
    /// </summary>
    /// <remarks>
    /// Exporters of OTLP over HTTP send to 4318 by default. Both ports take the same requests. OTLP over gRPC is not supported.
    /// </remarks>
    public int? OtlpPort { get; init; }

    /// <summary>Gets or initializes the path of a Unix socket to listen on as well; null (the default) for none.</summary>
    /// <remarks>A socket file without a listener is replaced. The file is deleted when the server ends.</remarks>
    public string? SocketPath { get; init; }

    /// <summary>
    /// Gets or initializes the folder of the configurations for clients at <c>/v0.7/config</c>. Null (the default) for none; then
    /// <c>/info</c> does not list the path.
    /// </summary>
    /// <remarks>
    /// A file <c>&lt;product&gt;/&lt;config id&gt;/&lt;name&gt;</c> is a configuration of that product; hidden files are left out. The
    /// folder is read for each request and may change at any time; a missing one is treated as empty. Up to 1,000 files with 16,777,216
    /// bytes (16 MiB) together are served; with more, requests are refused with 500. Nothing is signed.
    /// </remarks>
    public string? ConfigurationFolder { get; init; }

    /// <summary>Gets or initializes the first behavior of the server; that of a healthy agent by default.</summary>
    public DevAgentBehavior Behavior { get; init; } = new();

    /// <summary>
    /// Gets or initializes how long a request may take to arrive, 1 ms to 1 hour; the agent's 5 s by default. A slower request is answered
    /// with 408.
    /// </summary>
    public TimeSpan ReadTimeout { get; init; } = TimeSpan.FromSeconds(5);

    /// <summary>
    /// Gets or initializes the sampling rates to answer with, 0 to 1, by keys of the form <c>service:web,env:prod</c>. Other services get
    /// the rate of <see cref="DefaultRateKey"/>, or 1 without one.
    /// </summary>
    public IReadOnlyDictionary<string, double> SamplingRates { get; init; } = new Dictionary<string, double> { [DefaultRateKey] = 1 };

    /// <summary>Gets or initializes the environment of spans without one.</summary>
    public string DefaultEnvironment { get; init; } = "none";

    /// <summary>Gets or initializes how many requests are kept, 1 or more; the oldest are removed first. All by default.</summary>
    public int MaxKeptRequests { get; init; } = int.MaxValue;

    /// <summary>
    /// Gets or initializes how many bytes of requests are held, 1 or more; 268,435,456 (256 MiB) by default. The oldest requests are
    /// removed first; the newest is kept at any size.
    /// </summary>
    /// <remarks>
    /// Bodies, headers and answers count, and bodies that are being read. When the latter alone reach the limit, further ones are not read
    /// until there is room again. One that has waited for <see cref="ReadTimeout"/> is answered with 429. One body at a time is read to its
    /// end in any case. So the server holds at most this and twice <see cref="DevAgentBehavior.MaxRequestBytes"/>. Spans are built, and
    /// take memory, when <see cref="ReceivedRequest.Payload"/> is read.
    /// </remarks>
    public long MaxKeptBytes { get; init; } = 256 * 1024 * 1024;

    /// <summary>
    /// Gets or initializes how many connections may be open; the agent's 1,000 by default. More are closed at once, because even an idle
    /// one takes memory.
    /// </summary>
    internal int MaxConnections { get; init; } = 1000;

    /// <summary>
    /// Gets or initializes whether requests wait until there is room again, for one reader that takes them. Otherwise the oldest kept
    /// requests are removed.
    /// </summary>
    internal bool WaitsForReader { get; init; }

    /// <summary>
    /// Gets or initializes the clock of <see cref="DevAgentBehavior.Delay"/> and of waits for requests; the system clock by default.
    /// </summary>
    internal TimeProvider Time { get; init; } = TimeProvider.System;

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Ports and socket.</returns>
    public override string ToString()
    {
        string otlp = OtlpPort switch { null => "", 0 => ", any port for OTLP", { } port => $", port {port} for OTLP" };
        return $"{(Port == 0 ? "any port" : $"port {Port}")}{otlp}{(SocketPath is null ? "" : $", socket {SocketPath}")}";
    }

    internal void Validate()
    {
        BehaviorRange.Check(Port is >= 0 and <= 65535, nameof(Port), Port, "0 to 65,535");
        BehaviorRange.Check(OtlpPort is null or >= 0 and <= 65535, nameof(OtlpPort), OtlpPort ?? 0, "0 to 65,535");
        BehaviorRange.Check(OtlpPort is null or 0 || OtlpPort != Port, nameof(OtlpPort), OtlpPort ?? 0, "a port other than Port");
        Behavior.Validate();
        bool isReadable = ReadTimeout >= TimeSpan.FromMilliseconds(1) && ReadTimeout <= TimeSpan.FromHours(1);
        BehaviorRange.Check(isReadable, nameof(ReadTimeout), ReadTimeout, "1 ms to 1 hour");
        BehaviorRange.Check(MaxKeptRequests >= 1, nameof(MaxKeptRequests), MaxKeptRequests, "1 or more");
        BehaviorRange.Check(MaxKeptBytes >= 1, nameof(MaxKeptBytes), MaxKeptBytes, "1 or more");
        foreach ((string key, double rate) in SamplingRates)
            BehaviorRange.Check(rate is >= 0 and <= 1, nameof(SamplingRates), rate, $"0 to 1, also for '{key}'");
    }
}
