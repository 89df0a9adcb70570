namespace SpanPack;

/// <summary>What a client says when it asks for configurations. Immutable.</summary>
internal sealed record ConfigurationPoll
{
    /// <summary>Gets the id of the client.</summary>
    internal required string ClientId { get; init; }

    /// <summary>Gets the service of the process.</summary>
    internal required string Service { get; init; }

    internal required IReadOnlySet<string> Products { get; init; }

    internal required long TargetsVersion { get; init; }

    /// <summary>Gets why the client did not take the last answer; null when it did.</summary>
    internal required string? Error { get; init; }

    /// <summary>Gets the hashes of the files that the client has, by path.</summary>
    internal required IReadOnlyDictionary<string, string> Cached { get; init; }

    /// <summary>Gets what became of the configurations.</summary>
    internal required IReadOnlyList<ConfigurationPollState> States { get; init; }
}
