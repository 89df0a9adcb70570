namespace SpanPack;

/// <summary>Recurring texts of traces. Texts without room here are kept with each trace.</summary>
internal sealed class IndexPools
{
    private const int MaxTexts = 10_000;
    private const int MaxBytes = 400; // of a text: those with room stay below ListText.MaxUnits, so they are whole

    internal TextPool Services { get; } = new(MaxTexts, MaxBytes);

    internal TextPool Names { get; } = new(MaxTexts, MaxBytes);

    internal TextPool Resources { get; } = new(MaxTexts, MaxBytes);

    /// <summary>Gets names and values of headers.</summary>
    internal TextPool Headers { get; } = new(MaxTexts, MaxBytes);
}
