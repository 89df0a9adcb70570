namespace SpanPack;

/// <summary>The state of the client, and whether it could apply the last answer. Immutable.</summary>
internal sealed record ClientStateMessage
{
    public required long RootVersion { get; init; }

    public required long TargetsVersion { get; init; }

    public required IReadOnlyList<ConfigStateMessage> ConfigStates { get; init; }

    public bool HasError => Error is not null;

    public string? Error { get; init; }

    public string? BackendClientState { get; init; }
}
