using System.Diagnostics;

namespace SpanPack;

/// <summary>Text in a payload: UTF-8 bytes, decoded on demand.</summary>
/// <remarks>For the reading thread only, until the visitor's call returns.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public readonly ref struct TraceText
{
    private readonly int _index; // means nothing without a table

    internal TraceText(ReadOnlySpan<byte> utf8) => Utf8 = utf8;

    internal TraceText(ReadOnlySpan<byte> utf8, ReceivedStrings? table, int index)
    {
        Utf8 = utf8;
        Table = table;
        _index = index;
    }

    /// <summary>Gets the bytes as they were sent, which may be invalid UTF-8.</summary>
    public ReadOnlySpan<byte> Utf8 { get; }

    internal ReceivedStrings? Table { get; }

    /// <summary>
    /// Gets the index in the string table of the payload (v0.5, v1.0), or −1 for a text outside of the table. One text may have several
    /// indexes.
    /// </summary>
    public int Index => Table is null ? -1 : _index;

    /// <summary>Gets whether there are no bytes.</summary>
    public bool IsEmpty => Utf8.IsEmpty;

    /// <summary>Decodes the text; invalid bytes become U+FFFD, as in the agent.</summary>
    /// <returns>The text. A text of a table is decoded once and then is the same object; other text is a new string each time.</returns>
    public override string ToString() => Table is null ? Utf8Repair.GetString(Utf8) : Table.GetString(_index, Utf8);
}
