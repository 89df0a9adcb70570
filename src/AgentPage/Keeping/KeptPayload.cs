namespace SpanPack;

/// <summary>A kept payload: its bytes and an index. Immutable, apart from later findings.</summary>
internal sealed class KeptPayload
{
    private const int ObjectBytes = 256;
    private const int HeaderBytes = 16;

    private int _findings = -1;

    /// <summary>Gets its number: 1 for the first.</summary>
    internal required long Id { get; init; }

    /// <summary>Gets the time of its arrival, in milliseconds since 1970.</summary>
    internal required long ReceivedAt { get; init; }

    internal required string Path { get; init; }

    internal required TraceFormat Format { get; init; }

    internal required byte[] Body { get; init; }

    internal required KeptHeader[] Headers { get; init; }

    internal required SpanEntry[] Spans { get; init; }

    internal required KeptChunk[] Chunks { get; init; }

    internal required bool IsAccepted { get; init; }

    /// <summary>Gets whether its spans were left out of the traces, because there are too many.</summary>
    internal bool IsLeftOut { get; init; }

    internal required string? Refusal { get; init; }

    internal required int Status { get; init; }

    internal required string? Fault { get; init; }

    internal required string? File { get; init; }

    /// <summary>Gets the service of its first span.</summary>
    internal required string? Service { get; init; }

    /// <summary>Gets or sets the number of findings of strict checks; below 0 before a check.</summary>
    internal int Findings
    {
        get => Volatile.Read(ref _findings);
        set => Volatile.Write(ref _findings, value);
    }

    /// <summary>Gets the estimated memory in bytes.</summary>
    internal long KeptBytes
        => ObjectBytes + Body.Length + (Spans.Length * (long)SpanEntry.Bytes) + (Chunks.Length * (long)KeptChunk.Bytes)
            + (Headers.Length * HeaderBytes)
        + (sizeof(char) * (long)((Refusal?.Length ?? 0) + (File?.Length ?? 0)));

    internal string? GetHeader(string name)
    {
        foreach (KeptHeader header in Headers)
        {
            if (header.Name.Equals(name, StringComparison.OrdinalIgnoreCase)) return header.Value;
        }

        return null;
    }

    internal ReadOnlySpan<SpanEntry> SpansOf(int chunk) => Spans.AsSpan(Chunks[chunk].FirstSpan, Chunks[chunk].SpanCount);
}
