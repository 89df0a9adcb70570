using System.Text;

namespace SpanPack;

/// <summary>The boundaries of a payload's chunks: an array, with parts before and after it that belong to the whole.</summary>
internal sealed class ChunkBoundaries
{
    private readonly List<int> _ends = [];

    /// <summary>Gets the number of chunks.</summary>
    internal int Count => _ends.Count;

    /// <summary>Gets the offset of the array's header: everything before it is repeated in each part.</summary>
    internal int HeaderStart { get; private set; }

    /// <summary>Gets the offset of the first chunk.</summary>
    internal int Start { get; private set; }

    /// <summary>Gets the offset after the array: everything after it is repeated too.</summary>
    internal int End => _ends.Count == 0 ? Start : _ends[^1];

    /// <summary>Gets the number of bytes that were read.</summary>
    internal int PayloadEnd { get; private set; }

    /// <summary>Finds the chunks of a payload that was read without an error.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="format">A format with independent chunks.</param>
    internal static ChunkBoundaries Find(ReadOnlySpan<byte> payload, TraceFormat format)
    {
        var found = new ChunkBoundaries();
        var reader = new MessagePackReader(payload, isOlder: false, default);
        string path = format.GetTraits().ChunksPath;
        if (path.Length == 0) found.FindIn(ref reader);
        else if (path[0] == '[') found.FindInArray(ref reader, index: path[1] - '0');
        else found.FindInMap(ref reader, path);
        found.PayloadEnd = reader.Position;
        return found;
    }

    /// <summary>Returns the offset after a chunk.</summary>
    internal int EndOf(int index) => _ends[index];

    private void FindInArray(ref MessagePackReader reader, int index)
    {
        int count = reader.ReadArrayHeader();
        for (int i = 0; i < count; i++)
        {
            if (i == index) FindIn(ref reader);
            else reader.Skip();
        }
    }

    private void FindInMap(ref MessagePackReader reader, string name)
    {
        byte[] key = Encoding.UTF8.GetBytes(name);
        for (int fields = reader.ReadMapHeader(); fields > 0; fields--)
        {
            if (reader.ReadKey().SequenceEqual(key)) FindIn(ref reader);
            else reader.Skip();
        }
    }

    private void FindIn(ref MessagePackReader reader)
    {
        _ends.Clear();
        HeaderStart = reader.Position;
        int count = reader.ReadArrayHeader();
        Start = reader.Position;
        for (; count > 0; count--)
        {
            reader.Skip();
            _ends.Add(reader.Position);
        }
    }
}
