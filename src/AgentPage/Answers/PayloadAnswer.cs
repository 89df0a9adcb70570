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
