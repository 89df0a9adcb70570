using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace SpanPack;

/// <content>For processors without masked loads: overlapping loads, selected by length.</content>
internal static partial class ShortText
{
    private const ulong NotAsciiBytes = 0x8080808080808080;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryNarrowByLength(string value, ref byte destination)
    {
        ref ushort source = ref Unsafe.As<char, ushort>(ref Unsafe.AsRef(in value.GetPinnableReference()));
        nuint length = (uint)value.Length;
        if (length >= 16)
        {
            Vector256<ushort> head = Vector256.LoadUnsafe(ref source);
            Vector256<ushort> tail = Vector256.LoadUnsafe(ref source, length - 16);
            if (((head | tail) & Vector256.Create(NotAscii)) != Vector256<ushort>.Zero) return false;
            Narrow(head.GetLower(), head.GetUpper()).StoreUnsafe(ref destination);
            Narrow(tail.GetLower(), tail.GetUpper()).StoreUnsafe(ref destination, length - 16);
            return true;
        }

        if (length >= 8)
        {
            Vector128<ushort> head = Vector128.LoadUnsafe(ref source);
            Vector128<ushort> tail = Vector128.LoadUnsafe(ref source, length - 8);
            if (((head | tail) & Vector128.Create(NotAscii)) != Vector128<ushort>.Zero) return false;
            Vector128<ulong> both = Narrow(head, tail).AsUInt64();
            Unsafe.WriteUnaligned(ref destination, both.ToScalar());
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref destination, length - 8), both.GetElement(1));
            return true;
        }

        if (Unsafe.SizeOf<nint>() != 8 || !BitConverter.IsLittleEndian) return TryNarrowScalar(ref source, length, ref destination);
        if (length >= 2)
        {
            // The characters of a string begin 12 bytes into the object, so 16 bytes that end with its second character or a later one
            // begin inside it. What lies before the text is shifted out, and only what is left is checked.
            Vector128<ushort> text = Vector128.LoadUnsafe(ref Unsafe.Subtract(ref source, 8 - length));
            Vector128<ushort> capped = Vector128.Min(text, Vector128.Create((ushort)0xff));
            ulong packed = Narrow(capped, capped).AsUInt64().ToScalar() >> (int)((8 - length) * 8);
            Unsafe.WriteUnaligned(ref destination, packed);
            return (packed & NotAsciiBytes) == 0;
        }

        // The terminating U+0000 where there is no character: a string has one.
        destination = (byte)source;
        return source < 0x80;
    }

    // Where vectors do not reach: 32-bit and big-endian processes.
    private static bool TryNarrowScalar(ref ushort source, nuint length, ref byte destination)
    {
        ushort all = 0;
        for (nuint i = 0; i < length; i++)
        {
            ushort character = Unsafe.Add(ref source, i);
            all |= character;
            Unsafe.Add(ref destination, i) = (byte)character;
        }

        return (all & NotAscii) == 0;
    }
}
