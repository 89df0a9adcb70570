using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>A key with the text that was written after it last, as bytes: values such as a method or a route are the same object again and again.</summary>
internal struct WrittenText
{
    /// <summary>Bytes of key and text that can be remembered.</summary>
    internal const int MaxSize = BlockSize - 1;

    /// <summary>Bytes that <see cref="Copy"/> stores, at most: 32 when they are enough.</summary>
    internal const int BlockSize = 64;

    private const int MaxMisses = 8; // in a row, then a name is taken for one whose values change
    private const int Rest = 1000; // values of such a name that are not compared before it gets another chance

    /// <summary>The text; null while there is none.</summary>
    internal string? Text;

    /// <summary>Values to come that are not worth remembering.</summary>
    internal int Skips;

    private int _misses;
    private Bytes _bytes;

    /// <summary>Stores the bytes, by blocks of 32. Needs 64 writable bytes.</summary>
    /// <returns>How many of them are key and text.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Copy(ref WrittenText written, ref byte destination)
    {
        ref byte bytes = ref Unsafe.As<Bytes, byte>(ref written._bytes);
        nint size = Unsafe.Add(ref bytes, MaxSize);
        RawBytes.Copy32(ref bytes, ref destination);
        if (size > 32) RawBytes.Copy32(ref Unsafe.Add(ref bytes, 32), ref Unsafe.Add(ref destination, 32)); // stores are what there is too much of
        return size;
    }

    /// <summary>Takes note of a text that was not the last one, and of what was written.</summary>
    internal void Remember(string text, ReadOnlySpan<byte> keyAndText)
    {
        if (Text is not null && ++_misses >= MaxMisses)
        {
            Text = null;
            _misses = 0;
            Skips = Rest;
            return;
        }

        if (keyAndText.Length > MaxSize)
        {
            Text = null;
            Skips = Rest;
            return;
        }

        Text = text;
        keyAndText.CopyTo(_bytes);
        _bytes[MaxSize] = (byte)keyAndText.Length;
    }

    [InlineArray(BlockSize)]
    private struct Bytes
    {
        private byte _first;
    }
}
