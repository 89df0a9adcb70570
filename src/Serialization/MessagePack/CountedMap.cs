using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// A field whose value is a map with entries that are counted while they are written, because some may be omitted and others added
/// meanwhile. An empty map is not written.
/// </summary>
internal readonly struct CountedMap
{
    private readonly int _start;
    private readonly int _nameSize;
    private readonly CountHeader _header;

    private CountedMap(int start, int nameSize, int maxCount)
    {
        _start = start;
        _nameSize = nameSize;
        _header = new CountHeader(maxCount);
    }

    /// <summary>Writes the name of the field and reserves room for the header.</summary>
    internal static ref byte Begin(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<byte> name, int maxCount,
        out CountedMap map)
    {
        map = new CountedMap(window.Offset(ref cursor), name.Length, maxCount);
        cursor = ref window.ReserveMore(ref cursor, name.Length + CountHeader.MaxSize);
        return ref Unsafe.Add(ref RawBytes.Copy(ref cursor, name), map._header.Size);
    }

    /// <summary>Writes the header, or removes the field if there are no entries.</summary>
    internal ref byte End(scoped ref OutputWindow window, ref byte cursor, int count, scoped ref int fields)
    {
        if (count == 0) return ref window.At(_start);
        fields++;
        _header.WriteMap(ref window.At(_start + _nameSize), count);
        return ref cursor;
    }
}
