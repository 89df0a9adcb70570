namespace SpanPack;

/// <summary>
/// A field whose value is a map with entries that are counted while they are written, because some may be omitted and others added
/// meanwhile. An empty map is not written.
/// </summary>
/// <param name="maxCount">The maximum number of entries.</param>
internal struct CountedMap(int maxCount)
{
    private readonly CountHeader _header = new(maxCount);
    private int _start;
    private int _nameSize;

    /// <summary>Writes the name of the field and reserves room for the header.</summary>
    internal ref byte Begin(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<byte> name)
    {
        (_start, _nameSize) = (window.Offset(ref cursor), name.Length);
        cursor = ref window.ReserveMore(ref cursor, name.Length + CountHeader.MaxSize);
        return ref Cursor.Skip(ref RawBytes.Copy(ref cursor, name), _header.Size);
    }

    /// <summary>Writes the header, or removes the field if there are no entries.</summary>
    internal readonly ref byte End(scoped ref OutputWindow window, ref byte cursor, int count, scoped ref int fields)
    {
        if (count == 0) return ref window.At(_start);
        fields++;
        _header.WriteMap(ref window.At(_start + _nameSize), count);
        return ref cursor;
    }
}
