using System.Diagnostics;

namespace SpanPack;

/// <summary>How a development agent listens, what it keeps and how it behaves.</summary>
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

    /// <summary>Gets or initializes the folder of the configurations that clients get at <c>/v0.7/config</c>; null (the default) for none, and then <c>/info</c> does not list the path.</summary>
    /// <remarks>
    /// A file <c>&lt;product&gt;/&lt;config id&gt;/&lt;name&gt;</c> is a configuration of that product; hidden files are left out. The folder is read for each request and may change at any time; one that is gone is empty. Up to
    /// 1,000 files with 16,777,216 bytes (16 MiB) together are served; with more, requests are refused with 500. Nothing is signed.
    /// </remarks>
    public string? ConfigurationFolder { get; init; }

    /// <summary>Gets or initializes what the server says of itself and how it answers, to begin with; that of a healthy agent by default.</summary>
    public DevAgentBehavior Behavior { get; init; } = new();

    /// <summary>Gets or initializes how long a request may take to arrive, 1 ms to 1 hour; the agent's 5 s by default. Answered with 408 when it took longer.</summary>
    public TimeSpan ReadTimeout { get; init; } = TimeSpan.FromSeconds(5);

    /// <summary>
    /// Gets or initializes the sampling rates to answer with, 0 to 1, by keys of the form <c>service:web,env:prod</c>. Services that were seen
    /// and are not among them get the rate of <see cref="DefaultRateKey"/>, or 1 when that is not among them either.
    /// </summary>
    public IReadOnlyDictionary<string, double> SamplingRates { get; init; } = new Dictionary<string, double> { [DefaultRateKey] = 1 };

    /// <summary>Gets or initializes the environment of spans that name none.</summary>
    public string DefaultEnvironment { get; init; } = "none";

    /// <summary>Gets or initializes how many requests are kept, 1 or more; the oldest go first. All by default.</summary>
    public int MaxKeptRequests { get; init; } = int.MaxValue;

    /// <summary>Gets or initializes how many bytes of requests are held, 1 or more; 268,435,456 (256 MiB) by default. The oldest requests go first; the newest is kept however large it is.</summary>
    /// <remarks>
    /// Bodies, headers and answers count, and bodies that are being read. When those alone take as much, the next are not read until there is room again;
    /// one that has waited for <see cref="ReadTimeout"/> is answered with 429. One body at a time is read to its end in any case. So the server holds at most
    /// this and twice <see cref="DevAgentBehavior.MaxRequestBytes"/>; spans are built, and take memory, where somebody asks for <see cref="ReceivedRequest.Payload"/>.
    /// </remarks>
    public long MaxKeptBytes { get; init; } = 256 * 1024 * 1024;

    /// <summary>Gets or initializes how many connections may be open; the agent's 1,000. More are closed at once: each takes memory, also one that says nothing.</summary>
    internal int MaxConnections { get; init; } = 1000;

    /// <summary>Gets or initializes whether requests wait until there is room again, where otherwise the oldest that is kept would go: for one reader that takes them.</summary>
    internal bool WaitsForReader { get; init; }

    /// <summary>Gets or initializes the clock of <see cref="DevAgentBehavior.Delay"/> and of waits for requests; that of the system by default.</summary>
    internal TimeProvider Time { get; init; } = TimeProvider.System;

    /// <summary>Says where to listen; for a person, not for parsing.</summary>
    /// <returns>Port and socket.</returns>
    public override string ToString() => $"{(Port == 0 ? "any port" : $"port {Port}")}{(SocketPath is null ? "" : $", socket {SocketPath}")}";

    internal void Validate()
    {
        OptionRange.Check(Port is >= 0 and <= 65535, nameof(Port), Port, "0 to 65,535");
        Behavior.Validate();
        OptionRange.Check(ReadTimeout >= TimeSpan.FromMilliseconds(1) && ReadTimeout <= TimeSpan.FromHours(1), nameof(ReadTimeout), ReadTimeout, "1 ms to 1 hour");
        OptionRange.Check(MaxKeptRequests >= 1, nameof(MaxKeptRequests), MaxKeptRequests, "1 or more");
        OptionRange.Check(MaxKeptBytes >= 1, nameof(MaxKeptBytes), MaxKeptBytes, "1 or more");
        foreach ((string key, double rate) in SamplingRates) OptionRange.Check(rate is >= 0 and <= 1, nameof(SamplingRates), rate, $"0 to 1, also for '{key}'");
    }
}
