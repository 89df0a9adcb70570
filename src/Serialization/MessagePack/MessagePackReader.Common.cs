using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <content>
/// The encodings that tracers use, inlined where they are read. The general methods read other encodings and report all errors.
/// </content>
internal ref partial struct MessagePackReader
{
    private const int WideSize = 1 + sizeof(ulong);
    private const int MaxFixStr = 31; // bytes
    private const int MaxFixCount = 15; // elements of an array, entries of a map

    /// <summary>Reads an integer of at most seven bits, or one with the code in eight bytes.</summary>
    /// <param name="wideCode">The code of the 64-bit form.</param>
    /// <param name="bits">The bits of the integer.</param>
    /// <returns>Whether it is one of these; if not, nothing was read.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryReadCommonInteger(byte wideCode, out ulong bits)
    {
        bits = 0;
        if (Remaining < WideSize) return false;
        nint next = CommonEncodings.ReadInteger(_bytes, _position, wideCode, out bits);
        if (next == 0) return false;
        _position = (int)next;
        return true;
    }

    /// <summary>Reads an integer of at most seven bits.</summary>
    /// <returns>Whether it is one; if not, nothing was read.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryReadFixInt(out int value)
    {
        int position = _position;
        value = 0;
        if (position >= _bytes.Length || At(position) > MessagePackCode.MaxFixInt) return false;
        value = At(position);
        _position = position + 1;
        return true;
    }

    /// <summary>Reads an integer of at most seven bits, or an unsigned one of 8 or 16 bits: field numbers and indexes.</summary>
    /// <returns>Whether it is one of these; if not, nothing was read.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryReadShortUnsigned(out uint value)
    {
        int position = _position;
        if (_bytes.Length - position > sizeof(ushort))
        {
            ref byte at = ref At(position);
            value = at;
            if (value <= MessagePackCode.MaxFixInt)
            {
                _position = position + 1;
                return true;
            }

            if (value is MessagePackCode.UInt8 or MessagePackCode.UInt16)
            {
                uint next = Unsafe.Add(ref at, 1);
                _position = position + (value == MessagePackCode.UInt8 ? 2 : 3);
                value = value == MessagePackCode.UInt8 ? next : (next << 8) | Unsafe.Add(ref at, 2);
                return true;
            }
        }

        value = 0;
        return false;
    }

    /// <summary>Reads a float 64.</summary>
    /// <returns>Whether it is one; if not, nothing was read.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryReadFloat64(out double value)
    {
        value = 0;
        if (Remaining < WideSize) return false;
        nint next = CommonEncodings.ReadFloat64(_bytes, _position, out value);
        if (next == 0) return false;
        _position = (int)next;
        return true;
    }

    /// <summary>Reads text of up to 255 bytes with one of the two short headers of a str.</summary>
    /// <returns>Whether it is one; if not, nothing was read.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryReadShortText(out ReadOnlySpan<byte> text)
    {
        int start = _position + 1;
        if (start < _bytes.Length)
        {
            int length = At(start - 1) ^ MessagePackCode.MinFixStr;
            if (length > MaxFixStr)
            {
                if (length != (MessagePackCode.Str8 ^ MessagePackCode.MinFixStr)) goto NotShort;
                length = At(start++);
            }

            if (length <= _bytes.Length - start)
            {
                text = MemoryMarshal.CreateReadOnlySpan(ref At(start), length);
                _position = start + length;
                return true;
            }
        }

    NotShort:
        text = default;
        return false;
    }

    /// <summary>Reads the header of an array of up to 15 elements.</summary>
    /// <returns>Whether it is one, and enough bytes remain for its elements; if not, nothing was read.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryReadShortArrayHeader(out int count)
    {
        int position = _position;
        count = 0;
        if (position >= _bytes.Length) return false;
        count = At(position) ^ MessagePackCode.MinFixArray;
        if (count > MaxFixCount || count >= _bytes.Length - position) return false;
        _position = position + 1;
        return true;
    }

    /// <summary>Reads the header of a map of up to 65,535 entries, which all decoders accept.</summary>
    /// <returns>Whether it is one, and enough bytes remain for its entries; if not, nothing was read.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryReadShortMapHeader(out int count)
    {
        int start = _position + 1;
        count = 0;
        if (_bytes.Length - start < sizeof(ushort)) return false;
        ref byte at = ref At(start - 1);
        count = at ^ MessagePackCode.MinFixMap;
        if (count > MaxFixCount)
        {
            if (at != MessagePackCode.Map16) return false;
            count = (Unsafe.Add(ref at, 1) << 8) | Unsafe.Add(ref at, 2);
            start += sizeof(ushort);
        }

        if (2 * count > _bytes.Length - start) return false;
        _position = start;
        return true;
    }

    /// <summary>
    /// Returns a byte of the payload. The position is from 0 to the number of bytes; at that number the byte may not be read.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly ref byte At(int position) => ref Unsafe.Add(ref MemoryMarshal.GetReference(_bytes), (nint)(uint)position);
}
