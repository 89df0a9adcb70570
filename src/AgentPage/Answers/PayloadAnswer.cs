namespace SpanPack;

/// <summary>All data of a payload except its bytes.</summary>
internal sealed record PayloadAnswer : PayloadRow
{
    public required IReadOnlyList<HeaderAnswer> Headers { get; init; }

    public PayloadFieldsAnswer? Payload { get; init; }

    public IReadOnlyList<SizeAnswer>? Sizes { get; init; }

    public string? SizesNote { get; init; }

    public IReadOnlyList<FindingAnswer>? FindingList { get; init; }

    public string? FindingsNote { get; init; }

    public IReadOnlyList<FindingAnswer>? FindingsMore { get; init; }

    public IReadOnlyList<PayloadTraceAnswer>? Traces { get; init; }

    public int? TracesMore { get; init; }

    public RefusalAnswer? Refusal { get; init; }
}

/// <summary>A header of a request.</summary>
internal sealed record HeaderAnswer
{
    public required string Name { get; init; }

    public required string Value { get; init; }
}

/// <summary>The fields of a payload whose format has some.</summary>
internal sealed record PayloadFieldsAnswer
{
    public string? ContainerId { get; init; }

    public string? LanguageName { get; init; }

    public string? LanguageVersion { get; init; }

    public string? TracerVersion { get; init; }

    public string? RuntimeId { get; init; }

    public string? Environment { get; init; }

    public string? HostName { get; init; }

    public string? AppVersion { get; init; }

    public required IReadOnlyList<TagAnswer> Tags { get; init; }
}

/// <summary>The size of a payload in a format.</summary>
internal sealed record SizeAnswer
{
    public required string Format { get; init; }

    public int? Bytes { get; init; }
}

/// <summary>A defect that the agent would cut, repair or drop; or the number of further ones of the same kind.</summary>
internal sealed record FindingAnswer
{
    public required string Kind { get; init; }

    public string? Path { get; init; }

    public required string Effect { get; init; }

    public string? Trace { get; init; }

    public string? Ref { get; init; }

    public int? Count { get; init; }
}

/// <summary>A trace with spans in a payload.</summary>
internal sealed record PayloadTraceAnswer
{
    public required string Id { get; init; }

    public required int Spans { get; init; }
}

/// <summary>The reason why a payload was refused.</summary>
internal sealed record RefusalAnswer
{
    public int? Status { get; init; }

    public required string Message { get; init; }

    public string? Reason { get; init; }

    public long? Offset { get; init; }

    public string? Path { get; init; }
}
