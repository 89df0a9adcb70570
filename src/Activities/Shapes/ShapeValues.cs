namespace SpanPack;

/// <summary>The values in the holes of the spans of a chunk, one span after the other.</summary>
/// <param name="texts">Room for texts.</param>
/// <param name="numbers">Room for numbers.</param>
internal ref struct ShapeValues(Span<string?> texts, Span<double> numbers)
{
    private readonly Span<string?> _texts = texts;
    private readonly Span<double> _numbers = numbers;

    /// <summary>Gets the number of texts.</summary>
    internal int TextCount { get; private set; }

    /// <summary>Gets the number of numbers.</summary>
    internal int NumberCount { get; private set; }

    /// <summary>Gets whether there was no room for a value.</summary>
    internal bool HasOverflowed { get; private set; }

    internal readonly ReadOnlySpan<string?> Texts => _texts[..TextCount];

    internal readonly ReadOnlySpan<double> Numbers => _numbers[..NumberCount];

    /// <summary>Adds a text.</summary>
    /// <returns>False without room.</returns>
    internal bool Add(string text)
    {
        int place = TextCount;
        if ((uint)place >= (uint)_texts.Length) return Overflow();
        _texts[place] = text;
        TextCount = place + 1;
        return true;
    }

    /// <summary>Adds a number.</summary>
    /// <returns>False without room.</returns>
    internal bool Add(double number)
    {
        int place = NumberCount;
        if ((uint)place >= (uint)_numbers.Length) return Overflow();
        _numbers[place] = number;
        NumberCount = place + 1;
        return true;
    }

    private bool Overflow()
    {
        HasOverflowed = true;
        return false;
    }
}
