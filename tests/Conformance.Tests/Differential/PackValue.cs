using System.Buffers.Binary;

namespace SpanPack.Conformance.Tests.Differential;

/// <summary>A MessagePack value whose parts can be changed one by one, also to what no encoder writes.</summary>
internal sealed class PackValue
{
    private const int MaxDepth = 200; // around a value; payloads that nest deeper are changed as bytes only

    internal PackValue(byte[] scalar) => Scalar = scalar;

    internal PackValue(bool isMap, List<PackValue> items)
    {
        IsMap = isMap;
        Items = items;
    }

    /// <summary>The encoding of a value that is no container.</summary>
    internal byte[] Scalar { get; set; } = [];

    /// <summary>The elements of an array, or keys and values of a map in turn; null for a scalar.</summary>
    internal List<PackValue>? Items { get; }

    internal bool IsMap { get; set; }

    /// <summary>Bytes of the count in the header: 0 for the shortest form, 2 or 4.</summary>
    internal int CountSize { get; set; }

    /// <summary>The count that the header claims where it is not the number of elements or entries.</summary>
    internal uint? Claim { get; set; }

    /// <summary>Parses the value that bytes begin with.</summary>
    /// <param name="bytes">The bytes.</param>
    /// <param name="length">The bytes of the value.</param>
    /// <returns>The value; null where there is no whole one.</returns>
    internal static PackValue? TryParse(ReadOnlySpan<byte> bytes, out int length)
    {
        length = 0;
        return TryParse(bytes, ref length, depth: 0);
    }

    /// <summary>Copies the value and what is in it.</summary>
    /// <param name="kept">Says of an array or map how many of its items to keep, the first ones; null to keep all.</param>
    internal PackValue Clone(Func<PackValue, int>? kept = null)
    {
        if (Items is null) return new PackValue(Scalar);
        IEnumerable<PackValue> items = kept is null ? Items : Items.Take(kept(this));
        return new PackValue(IsMap, [.. items.Select(item => item.Clone(kept))]) { CountSize = CountSize, Claim = Claim };
    }

    internal byte[] ToBytes()
    {
        var bytes = new List<byte>();
        Write(bytes);
        return [.. bytes];
    }

    private void Write(List<byte> bytes)
    {
        if (Items is null)
        {
            bytes.AddRange(Scalar);
            return;
        }

        uint count = Claim ?? (uint)(IsMap ? Items.Count / 2 : Items.Count);
        WriteHeader(bytes, count);
        foreach (PackValue item in Items) item.Write(bytes);
    }

    private void WriteHeader(List<byte> bytes, uint count)
    {
        byte wide = (byte)(IsMap ? 0xde : 0xdc);
        if (count <= 15 && CountSize == 0) bytes.Add((byte)((IsMap ? 0x80u : 0x90u) | count));
        else if (count <= ushort.MaxValue && CountSize <= 2) bytes.AddRange([wide, (byte)(count >> 8), (byte)count]);
        else bytes.AddRange([(byte)(wide + 1), (byte)(count >> 24), (byte)(count >> 16), (byte)(count >> 8), (byte)count]);
    }

    private static PackValue? TryParse(ReadOnlySpan<byte> bytes, ref int at, int depth)
    {
        if (at >= bytes.Length || depth > MaxDepth) return null;
        byte code = bytes[at];
        (bool isMap, int countSize) = code switch
        {
            >= 0x80 and <= 0x8f => (true, 0),
            >= 0x90 and <= 0x9f => (false, 0),
            0xdc => (false, 2),
            0xdd => (false, 4),
            0xde => (true, 2),
            0xdf => (true, 4),
            _ => (false, -1),
        };
        return countSize < 0 ? ParseScalar(bytes, ref at) : ParseItems(bytes, ref at, isMap, countSize, depth);
    }

    private static PackValue? ParseScalar(ReadOnlySpan<byte> bytes, ref int at)
    {
        int size = Differential.Header.SizeAt(bytes, at);
        if (size > bytes.Length - at) return null;
        var value = new PackValue(bytes.Slice(at, size).ToArray());
        at += size;
        return value;
    }

    private static PackValue? ParseItems(ReadOnlySpan<byte> bytes, ref int at, bool isMap, int countSize, int depth)
    {
        if (countSize > bytes.Length - at - 1) return null;
        long count = countSize switch
        {
            0 => bytes[at] & 15,
            2 => BinaryPrimitives.ReadUInt16BigEndian(bytes[(at + 1)..]),
            _ => BinaryPrimitives.ReadUInt32BigEndian(bytes[(at + 1)..]),
        };
        at += 1 + countSize;
        count *= isMap ? 2 : 1;
        if (count > bytes.Length - at) return null;
        var items = new List<PackValue>((int)count);
        for (; count > 0; count--)
        {
            if (TryParse(bytes, ref at, depth + 1) is not { } item) return null;
            items.Add(item);
        }

        return new PackValue(isMap, items) { CountSize = countSize };
    }
}
