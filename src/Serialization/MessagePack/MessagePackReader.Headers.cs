using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>Headers of arrays and maps, with plausible counts.</content>
internal ref partial struct MessagePackReader
{
    /// <summary>Gets the kind of the next value without reading it; fails at the end of the payload.</summary>
    internal readonly MessagePackKind NextKind => Peek("a value") switch
    {
        <= MessagePackCode.MaxFixInt or >= MessagePackCode.MinNegativeFixInt
            or (>= MessagePackCode.UInt8 and <= MessagePackCode.Int64) => MessagePackKind.Integer,
        <= MessagePackCode.MaxFixMap or MessagePackCode.Map16 or MessagePackCode.Map32 => MessagePackKind.Map,
        <= MessagePackCode.MaxFixArray or MessagePackCode.Array16 or MessagePackCode.Array32 => MessagePackKind.Array,
        <= MessagePackCode.MaxFixStr or (>= MessagePackCode.Str8 and <= MessagePackCode.Str32)
            or (>= MessagePackCode.Bin8 and <= MessagePackCode.Bin32) => MessagePackKind.Text,
        MessagePackCode.Nil => MessagePackKind.Nil,
        _ => MessagePackKind.Other,
    };

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
