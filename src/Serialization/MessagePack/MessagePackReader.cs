using System.Buffers.Binary;
using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;

namespace SpanPack;

/// <summary>Reads MessagePack as the agent's decoder does. "Lenient" methods accept nil and any sign, "strict" ones do not.</summary>
internal ref partial struct MessagePackReader
{
    private const uint MaxElements = 25_000_000;
    private const uint OlderMaxElements = 500_000;

    private readonly ReadOnlySpan<byte> _bytes;
    private readonly uint _maxElements; // the agent refuses headers that claim more
    private int _position; // 0 to the number of bytes

    /// <param name="bytes">The bytes to read.</param>
    /// <param name="isOlder">See <see cref="IsOlder"/>.</param>
    /// <param name="path">Records the path or not.</param>
    internal MessagePackReader(ReadOnlySpan<byte> bytes, bool isOlder = false, PayloadPath path = default)
    {
        _bytes = bytes;
        _maxElements = isOlder ? OlderMaxElements : MaxElements;
        IsOlder = isOlder;
        Path = path;
    }

    internal PayloadPath Path { get; }

    /// <summary>The strings so far; null where there is no table.</summary>
    internal ReceivedStrings? Strings;

    /// <summary>Gets the sections that later ones replace; null until a repeated section was met.</summary>
    internal ReplacedSections? Replaced { get; init; }

    /// <summary>Gets the memory limit of the string table; null for a reader that builds nothing.</summary>
    internal ObjectBudget? Budget { get; init; }

    /// <summary>The lower half of the last trace id of a span in the chunk, ignoring nil. Decoders reset it with each chunk.</summary>
    internal ulong LastTraceId;

    /// <summary>Gets whether to read as the agent's older decoder, which accepts fewer elements and nested structures.</summary>
    internal bool IsOlder { get; }

    /// <summary>Gets the bytes from the start. Loops over them set <see cref="Position"/> before they continue here.</summary>
    internal readonly ReadOnlySpan<byte> Bytes => _bytes;

    /// <summary>Gets or sets the number of bytes read.</summary>
    internal int Position
    {
        readonly get => _position;
        set
        {
            Debug.Assert((uint)value <= (uint)_bytes.Length, "Beyond the payload.");
            _position = value;
        }
    }

    internal readonly bool IsNil => _position < _bytes.Length && _bytes[_position] == MessagePackCode.Nil;

    private readonly int Remaining => _bytes.Length - _position;

    internal bool TryReadNil()
    {
        if (!IsNil) return false;
        _position++;
        return true;
    }

    internal bool ReadBool()
    {
        byte code = Peek("bool");
        if (code is not (MessagePackCode.True or MessagePackCode.False)) throw WrongType("bool");
        _position++;
        return code == MessagePackCode.True;
    }

    /// <summary>Reads float 64 or an integer; float 32 is refused, as by the agent.</summary>
    internal double ReadDoubleLenient() => TryReadFloat64(out double value) ? value : ReadAnyDoubleLenient();

    private double ReadAnyDoubleLenient()
    {
        if (TryReadNil()) return 0;
        byte code = Peek("float64");
        if (code == MessagePackCode.Float64) return BinaryPrimitives.ReadDoubleBigEndian(Take(1, 8));
        if (!TryReadInteger(out ulong bits, out bool isNegative)) throw WrongType("float64");
        return isNegative ? (long)bits : bits;
    }

    /// <summary>Reads float 64 or float 32; an integer is refused, as by the agent.</summary>
    internal double ReadDoubleStrict() => Peek("float64") switch
    {
        MessagePackCode.Float64 => BinaryPrimitives.ReadDoubleBigEndian(Take(1, 8)),
        MessagePackCode.Float32 => BinaryPrimitives.ReadSingleBigEndian(Take(1, 4)),
        _ => throw WrongType("float64"),
    };

    internal ReadOnlySpan<byte> ReadBin() => Peek("bin") switch
    {
        MessagePackCode.Bin8 => Take(2, ByteAt(1)),
        MessagePackCode.Bin16 => Take(3, UInt16At(1)),
        MessagePackCode.Bin32 => Take(5, UInt32At(1)),
        _ => throw WrongType("bin"),
    };

    /// <summary>Reads binary data with structured content; the older decoder accepts 10 MiB.</summary>
    internal ReadOnlySpan<byte> ReadStructure()
    {
        const int OlderMaxBytes = 10 * 1024 * 1024;
        int start = _position;
        ReadOnlySpan<byte> value = ReadBin();
        return IsOlder && value.Length > OlderMaxBytes
            ? throw new MessagePackException($"a value of {value.Length} bytes; at most {OlderMaxBytes} are accepted", start) : value;
    }

    internal readonly MessagePackException Error(string reason) => new(reason, _position);

    private readonly byte Peek(string expected)
    {
        if (_position >= _bytes.Length) ThrowEnd(expected);
        return _bytes[_position];
    }

    [DoesNotReturn]
    private readonly void ThrowEnd(string expected) => throw Error($"the payload ends where {expected} is expected");

    private readonly MessagePackException WrongType(string expected)
        => Error($"{MessagePackTypeName.Of(_bytes[_position])} where {expected} is expected");

    private ReadOnlySpan<byte> Take(int headerSize, long byteCount)
    {
        if (headerSize + byteCount > Remaining)
            throw Error($"a value of {byteCount} bytes ends after the payload, {Math.Max(0, Remaining - headerSize)} bytes are left");
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
