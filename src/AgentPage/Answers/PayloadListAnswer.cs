namespace SpanPack;

/// <summary>Payloads, newest first.</summary>
internal sealed record PayloadListAnswer
{
    public required IReadOnlyList<PayloadRow> Payloads { get; init; }

    public long? Next { get; init; }
}

/// <summary>A payload in a list.</summary>
internal record PayloadRow
{
    public long Id { get; init; }

    public long ReceivedAt { get; init; }

    public string Path { get; init; } = string.Empty;

    public string Format { get; init; } = string.Empty;

    public int? Status { get; init; }

    public int Bytes { get; init; }

    public int? Chunks { get; init; }

    public int? Spans { get; init; }

    public string? Service { get; init; }

    public TracerAnswer? Tracer { get; init; }

    public int? Findings { get; init; }

    public bool? Refused { get; init; }

    public bool? LeftOut { get; init; }

    public string? Fault { get; init; }

    public string? File { get; init; }
}

/// <summary>The tracer that sent a payload, as far as headers or fields contain it.</summary>
internal sealed record TracerAnswer
{
    public string? Language { get; init; }

    public string? LanguageVersion { get; init; }

    public string? Version { get; init; }
}
