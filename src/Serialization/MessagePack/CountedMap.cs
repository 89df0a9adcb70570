using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>A field whose value is a map of entries that are counted while they are written: some cannot be, and others may come meanwhile. There is no empty map.</summary>
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

    /// <summary>Writes the name of the field, and leaves room for the header. Asks for the room it needs.</summary>
    internal static ref byte Begin(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<byte> name, int maxCount, out CountedMap map)
    {
        map = new CountedMap(window.Offset(ref cursor), name.Length, maxCount);
        cursor = ref window.ReserveMore(ref cursor, name.Length + CountHeader.MaxSize);
        return ref Unsafe.Add(ref RawBytes.Copy(ref cursor, name), map._header.Size);
    }

    /// <summary>Writes the header, or takes the field back where there are no entries.</summary>
    internal ref byte End(scoped ref OutputWindow window, ref byte cursor, int count, scoped ref int fields)
    {
        if (count == 0) return ref window.At(_start);
        fields++;
        _header.WriteMap(ref window.At(_start + _nameSize), count);
        return ref cursor;
    }
}
