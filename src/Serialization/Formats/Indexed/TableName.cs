namespace SpanPack;

/// <summary>A name, with the place of its <see cref="TableEntry"/> in the string table of any payload.</summary>
/// <param name="Text">The name.</param>
/// <param name="Place">The place; <see cref="NameEntries.NoOrdinal"/> where nothing is remembered of the name.</param>
internal readonly record struct TableName(string Text, int Place)
{
    /// <summary>A name by which tags are set.</summary>
    internal static TableName Of(TagKey key) => new(key.Name, NameEntries.PlaceOf(key.Ordinal));

    /// <summary>One of some names.</summary>
    internal static TableName At(NameEntries names, int index) => new(names.Names[index], names.Places[index].Entry);

    /// <summary>A name that the tracer has.</summary>
    internal static TableName Of(string name) => new(name, NameEntries.PlaceOf(KeyOrdinals.Get(name)));
}
