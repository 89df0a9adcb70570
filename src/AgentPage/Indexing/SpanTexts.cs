namespace SpanPack;

/// <summary>The positions of the texts of a span, while its chunk is read.</summary>
internal struct SpanTexts
{
    internal TextSlice Service;
    internal TextSlice Name;
    internal TextSlice Resource;
    internal TextSlice Type;
    internal TextSlice Status;

    /// <summary>The status if it is a number, else 0.</summary>
    internal int StatusNumber;

    internal long Start;
    internal bool IsTopLevel;
}
