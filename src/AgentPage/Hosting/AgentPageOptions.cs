namespace SpanPack;

/// <summary>The options of the page: how it is served, and how much it keeps.</summary>
internal sealed record AgentPageOptions
{
    /// <summary>The default number of bytes to keep.</summary>
    internal const long DefaultKeptBytes = 256_000_000;

    /// <summary>Gets the TCP port on 127.0.0.1; 0 for any free one.</summary>
    internal int Port { get; init; }

    /// <summary>Gets the maximum number of bytes to keep: payloads with their indexes.</summary>
    internal long KeptBytes { get; init; } = DefaultKeptBytes;

    /// <summary>Gets the address of the agent whose payloads are shown; null for files.</summary>
    internal Uri? AgentUrl { get; init; }

    /// <summary>Gets the name of the opened files; null when an agent receives payloads.</summary>
    internal string? Source { get; init; }

    internal TimeProvider Time { get; init; } = TimeProvider.System;
}
