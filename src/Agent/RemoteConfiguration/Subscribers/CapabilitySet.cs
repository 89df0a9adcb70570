namespace SpanPack;

/// <summary>The capabilities of a client, as bit numbers. Immutable.</summary>
internal sealed class CapabilitySet
{
    /// <summary>The largest number.</summary>
    internal const int MaxBit = 1023;

    private readonly HashSet<int> _bits;

    private CapabilitySet(HashSet<int> bits) => _bits = bits;

    /// <exception cref="ArgumentOutOfRangeException">A number is out of range.</exception>
    internal static CapabilitySet Of(IEnumerable<int> bits)
    {
        HashSet<int> copy = [.. bits];
        foreach (int bit in copy)
        {
            if (bit is < 0 or > MaxBit) throw new ArgumentOutOfRangeException(nameof(bits), bit, $"A capability is 0 to {MaxBit}.");
        }

        return new CapabilitySet(copy);
    }

    internal static CapabilitySet Union(IEnumerable<CapabilitySet> sets) => new([.. sets.SelectMany(static set => set._bits)]);

    /// <summary>Returns the bits as one big-endian number of as many bytes as it needs, at least one, in base64.</summary>
    internal string ToBase64()
    {
        byte[] number = new byte[(_bits.DefaultIfEmpty().Max() / 8) + 1];
        foreach (int bit in _bits) number[^((bit / 8) + 1)] |= (byte)(1 << (bit % 8));
        return Convert.ToBase64String(number);
    }
}
