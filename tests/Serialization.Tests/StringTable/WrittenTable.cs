using System.Buffers;

namespace SpanPack.Serialization.Tests.StringTable;

/// <summary>A string table with what is written through it.</summary>
internal sealed class WrittenTable : IDisposable
{
    private readonly PayloadBuffer _body;
    private readonly PayloadBuffer _dictionary;

    /// <param name="hash">The hash.</param>
    /// <param name="isDictionary">Whether texts are written beside the indexes, as in v0.5.</param>
    /// <param name="blockBytes">Bytes of a block; 0 for one that grows.</param>
    internal WrittenTable(StringHash hash, bool isDictionary, int blockBytes = 0)
    {
        _body = PayloadBuffer.InBlocks(blockBytes);
        _dictionary = PayloadBuffer.InBlocks(blockBytes);
        Table = new PayloadStringTable(hash, isDictionary ? _dictionary : _body, isDictionary, V1Fields.TypeString, V1Fields.TypeDouble);
        Clear();
    }

    internal PayloadStringTable Table { get; }

    internal byte[] Body => Bytes(_body);

    internal byte[] Dictionary => Bytes(_dictionary);

    /// <summary>Writes strings in one go, as those of a chunk.</summary>
    /// <returns>Their indexes.</returns>
    internal int[] Write(params ReadOnlySpan<string> texts)
    {
        var indexes = new int[texts.Length];
        IndexedState.Create(_body, Table, out IndexedState state);
        ref byte cursor = ref state.Window.Reserve(ref state.Window.Start, 0);
        for (int i = 0; i < texts.Length; i++)
        {
            cursor = ref TableText.Write(ref state, ref cursor, texts[i]);
            indexes[i] = Table.LastIndex;
        }

        state.Window.Commit(ref cursor);
        return indexes;
    }

    /// <summary>Begins the next payload.</summary>
    internal void Clear()
    {
        Table.Clear();
        _body.Clear();
        _body.Open();
        _dictionary.Clear();
        _dictionary.Open();
    }

    public void Dispose()
    {
        Table.Dispose();
        _body.Dispose();
        _dictionary.Dispose();
    }

    private static byte[] Bytes(PayloadBuffer buffer)
    {
        using var segments = new PayloadSegments();
        segments.Add(buffer);
        return segments.AsSequence().ToArray();
    }
}
