namespace SpanPack;

/// <summary>
/// The number of a named tag, or none, in one word: a writer on another thread sees the old or the new one, never a mixture.
/// </summary>
internal readonly struct MetricValue
{
    // A NaN that no computation gives. All bits are kept exclusive-or with it, so that the default is none.
    private const ulong None = 0x7FF7_5350_414E_5041;

    private readonly ulong _bits;

    /// <param name="number">The number. The NaN that represents none becomes the usual one.</param>
    internal MetricValue(double number)
    {
        ulong bits = BitConverter.DoubleToUInt64Bits(number);
        _bits = (bits == None ? BitConverter.DoubleToUInt64Bits(double.NaN) : bits) ^ None;
    }

    internal double? Number => TryGet(out double number) ? number : null;

    internal bool TryGet(out double number)
    {
        ulong bits = _bits; // read once: another thread may clear it
        number = BitConverter.UInt64BitsToDouble(bits ^ None);
        return bits != 0;
    }
}
