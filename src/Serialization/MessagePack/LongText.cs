using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Unicode;

namespace SpanPack;

/// <summary>Text that the inline path does not handle: longer than 31 characters, or not ASCII.</summary>
internal static class LongText
{
    private const int MaxUtf8PerChar = 3; // a surrogate pair is 4 bytes for 2 characters; a lone surrogate becomes U+FFFD, 3 bytes
    private const int MaxShortAny = 128 / MaxUtf8PerChar; // characters that surely fit what every string slot reserves
    private const int MaxFixText = 32; // bytes: shorter text has a header of one byte
    private const int CountExactlyFrom = 1024; // above, a second pass over the text is cheaper than three times the memory

    /// <summary>Writes a string with its header. Needs the 130 bytes that every string slot reserves; requests more itself.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static ref byte Write(scoped ref OutputWindow window, ref byte cursor, string value)
    {
        window.AssertRoom(ref cursor, 2 + ShortText.MaxMedium);
        int size = ShortText.Write(value, ref cursor);
        if (size != 0) return ref Unsafe.Add(ref cursor, size);
        return ref WriteOther(ref window, ref cursor, value);
    }

    /// <summary>
    /// Writes a string with its header; the string is treated as not ASCII. Needs the 130 bytes that every string slot reserves; requests
    /// more itself.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static ref byte WriteOther(scoped ref OutputWindow window, ref byte cursor, string value)
    {
#if NET10_0_OR_GREATER
        if (WideText.IsSupported && value.Length <= WideText.MaxLength)
        {
            window.AssertRoom(ref cursor, WideText.MaxSize);
            int size = WideText.TryWrite(value, ref cursor);
            if (size != 0) return ref Unsafe.Add(ref cursor, size);
        }
#endif
        return ref value.Length <= MaxShortAny
            ? ref WriteShort(ref window, ref cursor, value)
            : ref WriteAny(ref window, ref cursor, value);
    }

    // Behind a header of two bytes; when one is enough, the text moves by one.
    private static ref byte WriteShort(scoped ref OutputWindow window, ref byte cursor, string value)
    {
        window.AssertRoom(ref cursor, 2 + (MaxShortAny * MaxUtf8PerChar));
        ref byte text = ref Unsafe.Add(ref cursor, 2);
        Utf8.FromUtf16(value, MemoryMarshal.CreateSpan(ref text, MaxShortAny * MaxUtf8PerChar), out _, out int written,
            replaceInvalidSequences: true);
        if (written < MaxFixText)
        {
            RawBytes.Copy32(ref text, ref Unsafe.Add(ref cursor, 1));
            cursor = (byte)(MessagePackCode.MinFixStr | written);
            return ref Unsafe.Add(ref cursor, 1 + written);
        }

        RawBytes.WriteStr8(ref cursor, written);
        return ref Unsafe.Add(ref text, written);
    }

    /// <summary>Writes a string of any length and content with its header, and requests all the room it needs.</summary>
    internal static ref byte WriteAny(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<char> value)
    {
        int maxBytes = MaxByteCount(value);
        cursor = ref window.ReserveMore(ref cursor, StringHeader.MaxSize + (long)maxBytes);

        // The header's width depends on the bytes that follow. One byte a character is the best guess; when wrong, the text moves.
        int header = StringHeader.SizeOf(value.Length);
        Span<byte> destination = MemoryMarshal.CreateSpan(ref Unsafe.Add(ref cursor, header), maxBytes);
        Utf8.FromUtf16(value, destination, out _, out int written, replaceInvalidSequences: true);
        int needed = StringHeader.SizeOf(written);
        if (needed != header)
        {
            destination[..written].CopyTo(MemoryMarshal.CreateSpan(ref Unsafe.Add(ref cursor, needed), written));
        }

        return ref Unsafe.Add(ref StringHeader.Write(ref cursor, written), written);
    }

    /// <summary>Writes a string of UTF-8 bytes with its header, and requests all the room it needs.</summary>
    internal static ref byte WriteUtf8(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<byte> utf8)
    {
        cursor = ref window.ReserveMore(ref cursor, StringHeader.MaxSize + (long)utf8.Length);
        return ref RawBytes.Copy(ref StringHeader.Write(ref cursor, utf8.Length), utf8);
    }

    private static int MaxByteCount(scoped ReadOnlySpan<char> value)
    {
        if (value.Length <= CountExactlyFrom) return value.Length * MaxUtf8PerChar;
        if (value.Length > Array.MaxLength / MaxUtf8PerChar) SizeErrors.ThrowTooLarge();
        return Encoding.UTF8.GetByteCount(value); // counts a lone surrogate as the three bytes of U+FFFD
    }
}
