using System.Runtime.CompilerServices;
using System.Text;

namespace SpanPack;

/// <summary>One key as an entry of a <see cref="KeyTable"/> has it: 32 bytes, the last of them their number, or 0 for a key that is too long.</summary>
[InlineArray(KeyTable.EntrySize)]
internal struct EncodedKey
{
    private byte _first;

    /// <summary>Encodes a name; a lone surrogate becomes U+FFFD.</summary>
    internal void Set(string name)
    {
        if (Encoding.UTF8.GetByteCount(name) + 1 > KeyTable.MaxShortKey) return;
        Span<byte> entry = this;
        int byteCount = Encoding.UTF8.GetBytes(name, entry[1..]);
        entry[0] = (byte)(MessagePackCode.MinFixStr | byteCount);
        entry[KeyTable.LengthOffset] = (byte)(1 + byteCount);
    }

    /// <summary>The first byte.</summary>
    internal static ref byte First(ref readonly EncodedKey key) => ref Unsafe.As<EncodedKey, byte>(ref Unsafe.AsRef(in key));
}
