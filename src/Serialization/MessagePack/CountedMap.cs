using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>A field whose value is a map of entries that are counted while they are written: some cannot be, and others may come meanwhile. There is no empty map.</summary>
/// <param name="maxCount">Entries at most.</param>
internal struct CountedMap(int maxCount)
{
    private readonly CountHeader _header = new(maxCount);
    private int _start;
    private int _nameSize;

    /// <summary>Writes the name of the field, and leaves room for the header. Asks for the room it needs.</summary>
    internal ref byte Begin(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<byte> name)
    {
        (_start, _nameSize) = (window.Offset(ref cursor), name.Length);
        cursor = ref window.ReserveMore(ref cursor, name.Length + CountHeader.MaxSize);
        return ref Unsafe.Add(ref RawBytes.Copy(ref cursor, name), _header.Size);
    }

    /// <summary>Writes the header, or takes the field back where there are no entries.</summary>
    internal readonly ref byte End(scoped ref OutputWindow window, ref byte cursor, int count, scoped ref int fields)
    {
        if (count == 0) return ref window.At(_start);
        fields++;
        _header.WriteMap(ref window.At(_start + _nameSize), count);
        return ref cursor;
    }
}
