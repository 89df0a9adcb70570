namespace SpanPack;

/// <summary>The entry with the decision about a trace, until another trace replaces it: its index and its number, in 32 bits.</summary>
internal readonly record struct DecisionTicket
{
    /// <summary>The bits of an index.</summary>
    internal const int PlaceBits = 12;

    /// <summary>The highest number. The next one is 1: by then a table of all indexes had four billion traces.</summary>
    internal const int MaxNumber = (int)(uint.MaxValue >> PlaceBits);

    private readonly uint _bits;

    /// <param name="place">The index of the entry.</param>
    /// <param name="number">The number of the entry while it belongs to this trace.</param>
    internal DecisionTicket(int place, int number) => _bits = ((uint)number << PlaceBits) | (uint)place;

    internal int Place => (int)(_bits & ((1u << PlaceBits) - 1));

    internal int Number => (int)(_bits >> PlaceBits);
}
