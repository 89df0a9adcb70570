namespace SpanPack;

/// <summary>A name of a list while its value is written, with its entry in the string table.</summary>
/// <remarks>One argument for three, so that a loop has a single call and keeps its positions in registers.</remarks>
/// <param name="entry">The entry.</param>
/// <param name="place">The place of the name in <paramref name="names"/>.</param>
/// <param name="names">The names.</param>
internal readonly ref struct NamedEntry(ref TableEntry entry, ref readonly NamePlace place, NameEntries names)
{
    /// <summary>The entry of the name.</summary>
    internal readonly ref TableEntry Entry = ref entry;

    private readonly ref readonly NamePlace _place = ref place;
    private readonly NameEntries _names = names;

    /// <summary>Gets the name.</summary>
    internal TableName Name => TableName.At(_names, Items.IndexOf(_names.Places, in _place));
}
