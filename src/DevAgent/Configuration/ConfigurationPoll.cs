namespace SpanPack;

/// <summary>The request of a client for configurations. Immutable.</summary>
internal sealed record ConfigurationPoll
{
    /// <summary>Gets the id of the client.</summary>
    internal required string ClientId { get; init; }

    /// <summary>Gets the service of the process.</summary>
    internal required string Service { get; init; }

    internal required IReadOnlySet<string> Products { get; init; }

    internal required long TargetsVersion { get; init; }

    /// <summary>Gets the reason why the client rejected the last answer; null when it accepted it.</summary>
    internal required string? Error { get; init; }

    /// <summary>Gets the hashes of the files that the client has, by path.</summary>
    internal required IReadOnlyDictionary<string, string> Cached { get; init; }

    /// <summary>Gets the states of the configurations.</summary>
    internal required IReadOnlyList<ConfigurationPollState> States { get; init; }
}
