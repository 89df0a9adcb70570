namespace SpanPack;

/// <summary>An array or map with entries that are counted while they are written, because some may be omitted.</summary>
/// <param name="maxCount">The maximum number of entries.</param>
internal struct CountedEntries(int maxCount)
{
    private readonly CountHeader _header = new(maxCount);
    private int _start;

    /// <summary>Reserves room for the header.</summary>
    internal ref byte Begin(scoped ref OutputWindow window, ref byte cursor)
    {
        cursor = ref window.ReserveMore(ref cursor, CountHeader.MaxSize);
        _start = window.Offset(ref cursor);
        return ref Cursor.Skip(ref cursor, _header.Size);
    }

    /// <summary>Writes the header of an array.</summary>
    internal readonly void EndArray(scoped ref OutputWindow window, int count) => _header.WriteArray(ref window.At(_start), count);

    /// <summary>Writes the header of a map.</summary>
    internal readonly void EndMap(scoped ref OutputWindow window, int count) => _header.WriteMap(ref window.At(_start), count);
}
