namespace SpanPack;

/// <summary>How the page is served, and how much it keeps.</summary>
internal sealed record AgentPageOptions
{
    /// <summary>The bytes that are kept unless somebody says another number.</summary>
    internal const long DefaultKeptBytes = 256_000_000;

    /// <summary>Gets the TCP port on 127.0.0.1; 0 for any free one.</summary>
    internal int Port { get; init; }

    /// <summary>Gets how many bytes of payloads are kept, with all that is kept of them.</summary>
    internal long KeptBytes { get; init; } = DefaultKeptBytes;

    /// <summary>Gets the address of the agent whose payloads are shown; null where files are.</summary>
    internal Uri? AgentUrl { get; init; }

    /// <summary>Gets what was opened; null where an agent receives.</summary>
    internal string? Source { get; init; }

    internal TimeProvider Time { get; init; } = TimeProvider.System;
}
