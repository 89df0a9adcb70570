using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>Headers of arrays and maps, with plausible counts.</content>
internal ref partial struct MessagePackReader
{
    internal int ReadArrayHeader() => TryReadShortArrayHeader(out int count) ? count : ReadArrayHeader(_maxElements);

    /// <summary>Reads the header of an array whose count is not used: it may exceed the number of remaining bytes.</summary>
    internal void ReadArrayHeaderOfAnyCount()
        => ReadHeader("array", MessagePackCode.MinFixArray, MessagePackCode.Array16, bytesPerElement: 0, _maxElements);

    internal int ReadMapHeader() => TryReadShortMapHeader(out int count) ? count : ReadMapHeader(_maxElements);

    private int ReadArrayHeader(uint maxElements)
        => ReadHeader("array", MessagePackCode.MinFixArray, MessagePackCode.Array16, bytesPerElement: 1, maxElements);

    private int ReadMapHeader(uint maxElements)
        => ReadHeader("map", MessagePackCode.MinFixMap, MessagePackCode.Map16, bytesPerElement: 2, maxElements);

    // The code with a count of 32 bits follows the one with 16.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private int ReadHeader(string expected, byte minFixCode, byte code16, int bytesPerElement, uint maxElements)
    {
        byte code = Peek(expected);
        if ((code ^ minFixCode) <= MaxFixCount) return Count(1, code ^ minFixCode, bytesPerElement, maxElements);
        if (code == code16) return Count(3, UInt16At(1), bytesPerElement, maxElements);
        if (code == code16 + 1) return Count(5, UInt32At(1), bytesPerElement, maxElements);
        throw WrongType(expected);
    }

    private int Count(int headerSize, long count, int bytesPerElement, uint maxElements)
    {
        if (count > maxElements) throw Error($"a header claims {count} elements; at most {maxElements} are accepted");
        if (count * bytesPerElement > Remaining - headerSize)
            throw Error($"a header claims {count} elements; {Remaining - headerSize} bytes are left");
        _position += headerSize;
        return (int)count;
    }
}
