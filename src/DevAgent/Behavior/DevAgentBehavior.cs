using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// The behavior of a development agent: its description in <c>/info</c>, and its answers. By default it is a healthy agent. Other values
/// are for tests of clients: an agent that is old, slow, overloaded or broken, or that becomes so while it runs.
/// </summary>
/// <remarks>Immutable, as long as the given lists do not change; any thread may use it.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record DevAgentBehavior
{
    private readonly ListContent<DevAgentFault> _faults = new([]);
    private readonly ListContent<TraceFormat> _formats = new(TraceFormats.All);
    private readonly ListContent<string> _endpoints;

    /// <summary>Gets or initializes the faults of trace requests; none by default. If several are due, the first one applies.</summary>
    public IReadOnlyList<DevAgentFault> Faults { get => _faults.Items!; init => _faults = new(value); }

    /// <summary>
    /// Gets or initializes how long every answer waits after the request has arrived, 0 (the default) to 1 hour. Faults of the connection
    /// after the body wait, too.
    /// </summary>
    public TimeSpan Delay { get; init; }

    /// <summary>
    /// Gets or initializes the largest accepted body in bytes, 1 or more; the agent's 26,214,400 (25 MiB) by default. <c>/info</c> contains
    /// it.
    /// </summary>
    /// <remarks>
    /// A larger one is refused with 413, by its length before it is read or while it is read, and the connection is closed.
    /// </remarks>
    public int MaxRequestBytes { get; init; } = 25 * 1024 * 1024;

    /// <summary>Gets or initializes the version of the agent in <c>/info</c> and <c>Datadog-Agent-Version</c>: printable ASCII.</summary>
    public string AgentVersion { get; init; } = "7.85.1";

    /// <summary>
    /// Gets or initializes the formats whose paths are served; all by default. Posts to the paths of others are answered with 404.
    /// </summary>
    public IReadOnlyList<TraceFormat> Formats { get => _formats.Items!; init => _formats = new(value); }

    /// <summary>Gets or initializes the paths that <c>/info</c> lists; null (the default) for those that are served.</summary>
    public IReadOnlyList<string>? Endpoints { get => _endpoints.Items; init => _endpoints = new(value); }

    /// <summary>
    /// Gets or initializes whether telemetry is accepted; true by default. Otherwise it is answered with 404, as by agents without
    /// telemetry, and <c>/info</c> does not list it.
    /// </summary>
    public bool TakesTelemetry { get; init; } = true;

    /// <summary>
    /// Gets or initializes whether <c>/info</c> allows clients to drop traces of priority 0 and below. False by default: a developer wants
    /// to see them.
    /// </summary>
    public bool ClientDropP0s { get; init; }

    /// <summary>Gets or initializes whether <c>/info</c> lists native span events as supported; true by default.</summary>
    public bool SpanEvents { get; init; } = true;

    /// <summary>Gets or initializes whether <c>/info</c> lists <c>meta_struct</c> as supported; true by default.</summary>
    public bool SpanMetaStructs { get; init; } = true;

    /// <summary>Gets or initializes whether answers have <c>Datadog-Agent-State</c>, the hash of <c>/info</c>; true by default.</summary>
    public bool SendsState { get; init; } = true;

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The version, the delay and the faults.</returns>
    public override string ToString()
        => $"{AgentVersion}{(Delay > TimeSpan.Zero ? $", after {Delay}" : "")}"
            + $"{(Faults.Count > 0 ? $", faults: {string.Join("; ", Faults)}" : "")}";

    /// <exception cref="ArgumentOutOfRangeException">A value is out of its range.</exception>
    internal void Validate()
    {
        BehaviorRange.Check(Delay >= TimeSpan.Zero && Delay <= TimeSpan.FromHours(1), nameof(Delay), Delay, "0 to 1 hour");
        BehaviorRange.Check(MaxRequestBytes >= 1, nameof(MaxRequestBytes), MaxRequestBytes, "1 or more");
        bool isPrintable = AgentVersion.Length > 0 && AgentVersion.All(static c => c is > ' ' and <= '~');
        BehaviorRange.Check(isPrintable, nameof(AgentVersion), AgentVersion, "printable ASCII without spaces");
        foreach (TraceFormat format in Formats)
            BehaviorRange.Check(TraceFormats.All.Contains(format), nameof(Formats), format, "a list of formats");
    }
}
