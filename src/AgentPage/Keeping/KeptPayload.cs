namespace SpanPack;

/// <summary>A payload that is kept: its bytes and an index. Does not change, but for what is found out later.</summary>
internal sealed class KeptPayload
{
    private const int ObjectBytes = 256;
    private const int HeaderBytes = 16;

    private int _findings = -1;

    /// <summary>Gets its number: 1 for the first.</summary>
    internal required long Id { get; init; }

    /// <summary>Gets when it came, in milliseconds since 1970.</summary>
    internal required long ReceivedAt { get; init; }

    internal required string Path { get; init; }

    internal required TraceFormat Format { get; init; }

    internal required byte[] Body { get; init; }

    internal required KeptHeader[] Headers { get; init; }

    internal required SpanEntry[] Spans { get; init; }

    internal required KeptChunk[] Chunks { get; init; }

    internal required bool IsAccepted { get; init; }

    /// <summary>Gets whether its spans are not among the traces, because they are too many.</summary>
    internal bool IsLeftOut { get; init; }

    internal required string? Refusal { get; init; }

    internal required int Status { get; init; }

    internal required string? Fault { get; init; }

    internal required string? File { get; init; }

    /// <summary>Gets the service of its first span.</summary>
    internal required string? Service { get; init; }

    /// <summary>Gets or sets how much is to be said of it by strict checks; below 0 while nobody has looked.</summary>
    internal int Findings
    {
        get => Volatile.Read(ref _findings);
        set => Volatile.Write(ref _findings, value);
    }

    /// <summary>Gets about how much memory it takes.</summary>
    internal long KeptBytes => ObjectBytes + Body.Length + (Spans.Length * (long)SpanEntry.Bytes) + (Chunks.Length * (long)KeptChunk.Bytes) + (Headers.Length * HeaderBytes)
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
