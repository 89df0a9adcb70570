using System.Buffers.Binary;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>
/// Reads the encodings that tracers use, without bounds checks. A loop compares the rest with <see cref="MaxEntry"/> once, and then reads a
/// key and a value. <see cref="MessagePackReader"/> reads all other encodings.
/// </summary>
/// <remarks>
/// Methods that read a value of a known type return the position after it, or 0 for another encoding: no value ends there. Positions are of
/// native size, because widening would add a step to each load.
/// </remarks>
internal static class CommonEncodings
{
    /// <summary>Bytes of the longest key and value that are read here; a loop checks that as many remain.</summary>
    internal const int MaxEntry = 2 * MaxText;

    private const int MaxText = 2 + byte.MaxValue;
    private const int WideSize = 1 + sizeof(ulong);

    /// <summary>Reads a key and a text. Needs <see cref="MaxEntry"/> bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint ReadEntry(ReadOnlySpan<byte> payload, nint position, out ReadOnlySpan<byte> key, out ReadOnlySpan<byte> text)
    {
        position = ReadText(payload, position, out key);
        text = default;
        return position == 0 ? 0 : ReadText(payload, position, out text);
    }

    /// <summary>Reads a key and a float 64. Needs <see cref="MaxEntry"/> bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint ReadEntry(ReadOnlySpan<byte> payload, nint position, out ReadOnlySpan<byte> key, out double number)
    {
        position = ReadText(payload, position, out key);
        number = 0;
        return position == 0 ? 0 : ReadFloat64(payload, position, out number);
    }

    /// <summary>Reads text with one of the two short headers of a str. Needs 257 bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint ReadText(ReadOnlySpan<byte> payload, nint position, out ReadOnlySpan<byte> text)
    {
        const int MaxFixStr = 31; // bytes
        Debug.Assert(payload.Length - position >= MaxText, "No room for text.");
        nint code = At(payload, position);
        nint length = code ^ MessagePackCode.MinFixStr;
        if (length <= MaxFixStr)
        {
            text = MemoryMarshal.CreateReadOnlySpan(ref At(payload, position + 1), (int)length);
            // one step from the code to the place of the next one, for which all that follows waits
            return (position + 1 - MessagePackCode.MinFixStr) + code;
        }

        length = At(payload, position + 1);
        text = MemoryMarshal.CreateReadOnlySpan(ref At(payload, position + 2), (int)length);
        return code == MessagePackCode.Str8 ? position + 2 + length : 0;
    }

    /// <summary>Reads an integer of at most seven bits, or one with the code in eight bytes. Needs 9 bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint ReadInteger(ReadOnlySpan<byte> payload, nint position, byte wideCode, out ulong bits)
    {
        Debug.Assert(payload.Length - position >= WideSize, "No room for a number.");
        byte code = At(payload, position);
        if (code == wideCode)
        {
            bits = ReadUInt64(payload, position + 1);
            return position + WideSize;
        }

        bits = code;
        return code <= MessagePackCode.MaxFixInt ? position + 1 : 0;
    }

    /// <summary>Reads an integer of at most seven bits. Needs a byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint ReadFixInt(ReadOnlySpan<byte> payload, nint position, out int value)
    {
        Debug.Assert(payload.Length - position > 0, "No room for a number.");
        value = At(payload, position);
        return value <= MessagePackCode.MaxFixInt ? position + 1 : 0;
    }

    /// <summary>Reads a float 64. Needs 9 bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint ReadFloat64(ReadOnlySpan<byte> payload, nint position, out double value)
    {
        Debug.Assert(payload.Length - position >= WideSize, "No room for a number.");
        value = BitConverter.UInt64BitsToDouble(ReadUInt64(payload, position + 1));
        return At(payload, position) == MessagePackCode.Float64 ? position + WideSize : 0;
    }

    /// <summary>Returns up to eight bytes of a name as <see cref="ReadEight"/> would read them, with zeros after the end.</summary>
    /// <param name="name">ASCII.</param>
    internal static ulong FirstEight(string name)
    {
        ulong eight = 0;
        for (int i = 0; i < Math.Min(name.Length, sizeof(ulong)); i++) eight |= (ulong)name[i] << (8 * i);
        return eight;
    }

    /// <summary>Reads eight bytes, the first one the lowest. Needs 8 bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong ReadEight(ReadOnlySpan<byte> payload, nint position)
    {
        Debug.Assert(payload.Length - position >= sizeof(ulong), "No room for eight bytes.");
        ulong value = Unsafe.ReadUnaligned<ulong>(ref At(payload, position));
        return BitConverter.IsLittleEndian ? value : BinaryPrimitives.ReverseEndianness(value);
    }

    /// <summary>Reads a byte. Needs one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static byte ReadByte(ReadOnlySpan<byte> payload, nint position)
    {
        Debug.Assert(payload.Length - position > 0, "No room for a byte.");
        return At(payload, position);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong ReadUInt64(ReadOnlySpan<byte> payload, nint position)
    {
        ulong value = Unsafe.ReadUnaligned<ulong>(ref At(payload, position));
        return BitConverter.IsLittleEndian ? BinaryPrimitives.ReverseEndianness(value) : value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte At(ReadOnlySpan<byte> payload, nint position)
        => ref Unsafe.Add(ref MemoryMarshal.GetReference(payload), position);
}
