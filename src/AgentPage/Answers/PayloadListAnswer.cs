namespace SpanPack;

/// <summary>Payloads, newest first.</summary>
internal sealed record PayloadListAnswer
{
    public required IReadOnlyList<PayloadRow> Payloads { get; init; }

    public long? Next { get; init; }
}
