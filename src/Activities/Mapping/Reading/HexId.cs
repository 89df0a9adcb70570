namespace SpanPack;

/// <summary>Ids of activities, which are hex digits, as numbers.</summary>
internal static class HexId
{
    private const int Digits64 = 16;

    /// <summary>The number of 16 hex digits; of others, whatever they give.</summary>
    internal static ulong Read(ReadOnlySpan<char> digits)
    {
        ulong value = 0;
        foreach (char c in digits) value = (value << 4) | (uint)((c & 0xF) + (9 * (c >> 6))); // a letter is 9 more than its low bits
        return value;
    }

    internal static UInt128 Read128(string digits) => new(Read(digits.AsSpan(0, Digits64)), Read(digits.AsSpan(Digits64)));
}
