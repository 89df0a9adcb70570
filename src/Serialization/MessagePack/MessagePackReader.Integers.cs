using System.Buffers.Binary;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>Integers of any encoded width.</content>
internal ref partial struct MessagePackReader
{
    /// <summary>Reads an integer; a negative one is taken by its two's complement bits.</summary>
    internal ulong ReadUInt64Lenient() => TryReadCommonInteger(MessagePackCode.UInt64, out ulong bits) ? bits : ReadAnyUInt64Lenient();

    /// <summary>Reads the lower half of a trace id, which is recorded. Nil is 0 and is not recorded.</summary>
    internal ulong ReadTraceIdLenient() => TryReadNil() ? 0 : LastTraceId = ReadUInt64Lenient();

    /// <summary>Reads the lower half of a trace id, and refuses nil.</summary>
    internal ulong ReadTraceIdNotNil()
        => IsNil ? throw Error("nil after another trace id of the same chunk, at the end of a span") : ReadTraceIdLenient();

    internal long ReadInt64Lenient() => TryReadCommonInteger(MessagePackCode.Int64, out ulong bits) ? (long)bits : ReadAnyInt64Lenient();

    internal int ReadInt32Lenient() => TryReadFixInt(out int value) ? value : TryReadNil() ? 0 : ReadInt32Strict();

    internal int ReadInt32Strict()
    {
        int start = _position;
        long value = ReadInt64Strict();
        return value is >= int.MinValue and <= int.MaxValue
            ? (int)value
            : throw new MessagePackException($"{value} does not fit a signed integer of 32 bits", start);
    }

    internal long ReadInt64Strict()
    {
        int start = _position;
        if (!TryReadInteger(out ulong bits, out bool isNegative)) throw WrongType("an integer");
        return isNegative || bits <= long.MaxValue
            ? (long)bits
            : throw new MessagePackException($"{bits} does not fit a signed integer of 64 bits", start);
    }

    internal ulong ReadUInt64Strict()
    {
        int start = _position;
        if (!TryReadInteger(out ulong bits, out bool isNegative)) throw WrongType("an integer");
        return isNegative ? throw new MessagePackException($"{(long)bits} is negative", start) : bits;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal uint ReadUInt32Strict() => TryReadShortUnsigned(out uint value) ? value : ReadAnyUInt32Strict();

    [MethodImpl(MethodImplOptions.NoInlining)]
    private uint ReadAnyUInt32Strict()
    {
        int start = _position;
        ulong value = ReadUInt64Strict();
        return value <= uint.MaxValue
            ? (uint)value
            : throw new MessagePackException($"{value} does not fit an unsigned integer of 32 bits", start);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private ulong ReadAnyUInt64Lenient()
    {
        if (TryReadNil()) return 0;
        if (!TryReadInteger(out ulong bits, out _)) throw WrongType("an integer");
        return bits;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private long ReadAnyInt64Lenient() => TryReadNil() ? 0 : ReadInt64Strict();

    private bool TryReadInteger(out ulong bits, out bool isNegative)
    {
        byte code = Peek("an integer");
        bits = code;
        isNegative = false;
        if (code <= MessagePackCode.MaxFixInt)
        {
            _position++;
            return true;
        }

        if (code >= MessagePackCode.MinNegativeFixInt)
        {
            _position++;
            bits = (ulong)(sbyte)code;
            isNegative = true;
            return true;
        }

        if (code is < MessagePackCode.UInt8 or > MessagePackCode.Int64) return false;
        // the codes of 1, 2, 4 and 8 bytes follow each other, first without, then with a sign
        ReadOnlySpan<byte> bytes = Take(1, 1 << (code & 3));
        bits = bytes.Length switch
        {
            1 => bytes[0],
            2 => BinaryPrimitives.ReadUInt16BigEndian(bytes),
            4 => BinaryPrimitives.ReadUInt32BigEndian(bytes),
            _ => BinaryPrimitives.ReadUInt64BigEndian(bytes),
        };
        if (code < MessagePackCode.Int8) return true;
        int unused = 64 - (8 * bytes.Length);
        bits = (ulong)((long)(bits << unused) >> unused); // repeats the sign
        isNegative = (long)bits < 0;
        return true;
    }
}
