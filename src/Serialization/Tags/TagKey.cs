using System.Runtime.CompilerServices;
using System.Text;

namespace SpanPack;

/// <summary>The name of a tag that was set by name, with what writers need to know of it: found once, when the tag is set.</summary>
internal sealed class TagKey
{
    /// <summary>The name.</summary>
    internal readonly string Name;

    /// <summary>Which tag of the tracer has this name, if any. Where the tracer writes its own, one of the user is left out.</summary>
    internal readonly AutomaticTag Automatic;

    /// <summary>Whether a v1.0 span has a field for it.</summary>
    internal readonly bool IsLifted;

    /// <summary>Its place among the entries of a payload's string table, or <see cref="NameEntries.Unnumbered"/>.</summary>
    internal readonly int Place;

    private readonly EncodedKey _encoded;

    /// <param name="name">The name.</param>
    /// <param name="isShared">Whether there is one object for the name in the process, which may have a number.</param>
    internal TagKey(string name, bool isShared)
    {
        Name = name;
        Automatic = AutomaticTags.Find(name);
        IsLifted = V1LiftedFields.IsLifted(name);
        Place = isShared ? NameEntries.PlaceOf(KeyOrdinals.GetCustom(name)) : NameEntries.Unnumbered;
        if (Encoding.UTF8.GetByteCount(name) + 2 > KeyTable.MaxShortKey) return;
        Span<byte> text = stackalloc byte[KeyTable.MaxShortKey];
        int byteCount = Encoding.UTF8.GetBytes(name, text); // a lone surrogate becomes U+FFFD
        Span<byte> entry = _encoded;
        entry[0] = (byte)(MessagePackCode.MinFixStr | byteCount);
        text[..byteCount].CopyTo(entry[1..]);
        entry[KeyTable.LengthOffset] = (byte)(1 + byteCount);
    }

    /// <summary>The key as a <see cref="KeyTable"/> has it: 32 bytes, the last of them their number, or 0 for a key that is too long.</summary>
    internal ref readonly byte Entry => ref Unsafe.As<EncodedKey, byte>(ref Unsafe.AsRef(in _encoded));

    [InlineArray(KeyTable.EntrySize)]
    private struct EncodedKey
    {
        private byte _first;
    }
}
