using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanPack.Benchmarks.Floors;

/// <summary>Loads every character of a text once, and no more: the last load overlaps the one before.</summary>
internal static class TextTouch
{
    /// <summary>Combines all characters with what was seen before, so that no load can be left out.</summary>
    internal static Vector256<ushort> Load(string text, Vector256<ushort> seen)
    {
        ReadOnlySpan<ushort> characters = MemoryMarshal.Cast<char, ushort>(text);
        if (characters.Length < Vector256<ushort>.Count) return LoadShort(characters, seen);
        int last = characters.Length - Vector256<ushort>.Count;
        for (int i = 0; i < last; i += Vector256<ushort>.Count) seen |= Vector256.Create(characters[i..]);
        return seen | Vector256.Create(characters[last..]);
    }

    private static Vector256<ushort> LoadShort(ReadOnlySpan<ushort> characters, Vector256<ushort> seen)
    {
        int length = characters.Length;
        if (length >= Vector128<ushort>.Count)
            return seen
                | Vector256.Create(Vector128.Create(characters), Vector128.Create(characters[(length - Vector128<ushort>.Count)..]));
        ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(characters);
        if (bytes.Length >= sizeof(ulong))
            return seen
                | Vector256.Create(MemoryMarshal.Read<ulong>(bytes) | MemoryMarshal.Read<ulong>(bytes[^sizeof(ulong)..])).AsUInt16();
        if (bytes.Length >= sizeof(uint))
            return seen | Vector256.Create(MemoryMarshal.Read<uint>(bytes) | MemoryMarshal.Read<uint>(bytes[^sizeof(uint)..])).AsUInt16();
        return length == 0 ? seen : seen | Vector256.Create(characters[0]);
    }
}
