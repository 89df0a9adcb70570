using System.Buffers.Binary;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>Integers: the width of an encoding never matters.</content>
internal ref partial struct MessagePackReader
{
    /// <summary>A negative number counts by its two's complement bits.</summary>
    internal ulong ReadUInt64Lenient() => TryReadCommonInteger(MessagePackCode.UInt64, out ulong bits) ? bits : ReadAnyUInt64Lenient();

    internal long ReadInt64Lenient() => TryReadCommonInteger(MessagePackCode.Int64, out ulong bits) ? (long)bits : ReadAnyInt64Lenient();

    internal int ReadInt32Lenient() => TryReadFixInt(out int value) ? value : TryReadNil() ? 0 : ReadInt32Strict();

    internal int ReadInt32Strict()
    {
        int start = _position;
        long value = ReadInt64Strict();
        return value is >= int.MinValue and <= int.MaxValue ? (int)value : throw Error($"{value} does not fit a signed integer of 32 bits", start);
    }

    internal long ReadInt64Strict()
    {
        int start = _position;
        if (!TryReadInteger(out ulong bits, out bool isNegative)) throw WrongType("an integer");
        return isNegative || bits <= long.MaxValue ? (long)bits : throw Error($"{bits} does not fit a signed integer of 64 bits", start);
    }

    internal ulong ReadUInt64Strict()
    {
        int start = _position;
        if (!TryReadInteger(out ulong bits, out bool isNegative)) throw WrongType("an integer");
        return isNegative ? throw Error($"{(long)bits} is negative", start) : bits;
    }

    internal uint ReadUInt32Strict()
    {
        int start = _position;
        ulong value = ReadUInt64Strict();
        return value <= uint.MaxValue ? (uint)value : throw Error($"{value} does not fit an unsigned integer of 32 bits", start);
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
        long? signed = null;
        bits = 0;
        switch (code)
        {
            case <= MessagePackCode.MaxFixInt:
                _position++;
                bits = code;
                break;
            case >= MessagePackCode.MinNegativeFixInt:
                _position++;
                signed = (sbyte)code;
                break;
            case MessagePackCode.UInt8:
                bits = Take(1, 1)[0];
                break;
            case MessagePackCode.UInt16:
                bits = BinaryPrimitives.ReadUInt16BigEndian(Take(1, 2));
                break;
            case MessagePackCode.UInt32:
                bits = BinaryPrimitives.ReadUInt32BigEndian(Take(1, 4));
                break;
            case MessagePackCode.UInt64:
                bits = BinaryPrimitives.ReadUInt64BigEndian(Take(1, 8));
                break;
            case MessagePackCode.Int8:
                signed = (sbyte)Take(1, 1)[0];
                break;
            case MessagePackCode.Int16:
                signed = BinaryPrimitives.ReadInt16BigEndian(Take(1, 2));
                break;
            case MessagePackCode.Int32:
                signed = BinaryPrimitives.ReadInt32BigEndian(Take(1, 4));
                break;
            case MessagePackCode.Int64:
                signed = BinaryPrimitives.ReadInt64BigEndian(Take(1, 8));
                break;
            default:
                isNegative = false;
                return false;
        }

        if (signed is { } value) bits = (ulong)value;
        isNegative = signed < 0;
        return true;
    }
}
