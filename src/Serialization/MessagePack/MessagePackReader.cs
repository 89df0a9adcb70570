using System.Buffers.Binary;
using System.Diagnostics.CodeAnalysis;

namespace SpanPack;

/// <summary>Reads MessagePack values the way the agent's decoder accepts them. Every failure is a <see cref="TraceFormatException"/>. Source: agent protocol, section 2.1.</summary>
/// <remarks>"Lenient" methods take nil as the default and an integer of any sign; "strict" ones do not.</remarks>
internal ref partial struct MessagePackReader
{
    /// <summary>The agent refuses headers that claim more elements than this.</summary>
    private const uint MaxElements = 25_000_000;

    private readonly ReadOnlySpan<byte> _bytes;
    private int _position;

    internal MessagePackReader(ReadOnlySpan<byte> bytes) => _bytes = bytes;

    internal PayloadPath Path;

    internal readonly int Position => _position;

    internal readonly bool IsNil => _position < _bytes.Length && _bytes[_position] == MessagePackCode.Nil;

    private readonly int Remaining => _bytes.Length - _position;

    internal bool TryReadNil()
    {
        if (!IsNil) return false;
        _position++;
        return true;
    }

    internal int ReadArrayHeader()
    {
        byte code = Peek("array");
        return code switch
        {
            >= MessagePackCode.MinFixArray and <= MessagePackCode.MaxFixArray => Count(1, code & 15, 1),
            MessagePackCode.Array16 => Count(3, UInt16At(1), 1),
            MessagePackCode.Array32 => Count(5, UInt32At(1), 1),
            _ => throw WrongType("array"),
        };
    }

    internal int ReadMapHeader()
    {
        byte code = Peek("map");
        return code switch
        {
            >= MessagePackCode.MinFixMap and <= MessagePackCode.MaxFixMap => Count(1, code & 15, 2),
            MessagePackCode.Map16 => Count(3, UInt16At(1), 2),
            MessagePackCode.Map32 => Count(5, UInt32At(1), 2),
            _ => throw WrongType("map"),
        };
    }

    internal bool ReadBool()
    {
        byte code = Peek("bool");
        if (code is not (MessagePackCode.True or MessagePackCode.False)) throw WrongType("bool");
        _position++;
        return code == MessagePackCode.True;
    }

    /// <summary>float 64 or an integer; float 32 is refused, as by the agent.</summary>
    internal double ReadDoubleLenient()
    {
        if (TryReadNil()) return 0;
        byte code = Peek("float64");
        if (code == MessagePackCode.Float64) return BinaryPrimitives.ReadDoubleBigEndian(Take(1, 8));
        if (!TryReadInteger(out ulong bits, out bool isNegative)) throw WrongType("float64");
        return isNegative ? (long)bits : bits;
    }

    /// <summary>float 64 or float 32; an integer is refused, as by the agent.</summary>
    internal double ReadDoubleStrict() => Peek("float64") switch
    {
        MessagePackCode.Float64 => BinaryPrimitives.ReadDoubleBigEndian(Take(1, 8)),
        MessagePackCode.Float32 => BinaryPrimitives.ReadSingleBigEndian(Take(1, 4)),
        _ => throw WrongType("float64"),
    };

    internal ReadOnlySpan<byte> ReadBin()
    {
        byte code = Peek("bin");
        return code switch
        {
            MessagePackCode.Bin8 => Take(2, ByteAt(1)),
            MessagePackCode.Bin16 => Take(3, UInt16At(1)),
            MessagePackCode.Bin32 => Take(5, UInt32At(1)),
            _ => throw WrongType("bin"),
        };
    }

    internal readonly TraceFormatException Error(string reason) => Error(reason, _position);

    internal readonly TraceFormatException Error(string reason, int offset) => new(reason, offset, Path.ToString());

    private readonly byte Peek(string expected)
    {
        if (_position >= _bytes.Length) ThrowEnd(expected);
        return _bytes[_position];
    }

    [DoesNotReturn]
    private readonly void ThrowEnd(string expected) => throw Error($"the payload ends where {expected} is expected");

    private readonly TraceFormatException WrongType(string expected)
        => Error($"{MessagePackTypeName.Of(_bytes[_position])} where {expected} is expected");

    private int Count(int headerSize, long count, int bytesPerElement)
    {
        if (count > MaxElements) throw Error($"a header claims {count} elements; at most {MaxElements} are accepted");
        if (count * bytesPerElement > Remaining - headerSize) throw Error($"a header claims {count} elements; {Remaining - headerSize} bytes are left");
        _position += headerSize;
        return (int)count;
    }

    private ReadOnlySpan<byte> Take(int headerSize, long byteCount)
    {
        if (headerSize + byteCount > Remaining) throw Error($"a value of {byteCount} bytes ends after the payload, {Math.Max(0, Remaining - headerSize)} bytes are left");
        ReadOnlySpan<byte> value = _bytes.Slice(_position + headerSize, (int)byteCount);
        _position += headerSize + (int)byteCount;
        return value;
    }

    private readonly ReadOnlySpan<byte> HeaderAt(int offset, int byteCount)
    {
        if (offset + byteCount > Remaining) throw Error("the payload ends within a header");
        return _bytes.Slice(_position + offset, byteCount);
    }

    private readonly byte ByteAt(int offset) => HeaderAt(offset, 1)[0];

    private readonly ushort UInt16At(int offset) => BinaryPrimitives.ReadUInt16BigEndian(HeaderAt(offset, 2));

    private readonly uint UInt32At(int offset) => BinaryPrimitives.ReadUInt32BigEndian(HeaderAt(offset, 4));
}
