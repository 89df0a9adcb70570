namespace SpanPack;

/// <summary>Services, or the resources of one, over some time.</summary>
internal sealed record ServicesAnswer
{
    public required long From { get; init; }

    public required long To { get; init; }

    public required int Slot { get; init; }

    public required bool Live { get; init; }

    public IReadOnlyList<RequestsAnswer>? Services { get; init; }

    public int? ServicesMore { get; init; }

    public string? Service { get; init; }

    public IReadOnlyList<RequestsAnswer>? Resources { get; init; }

    public RequestsAnswer? Other { get; init; }
}
