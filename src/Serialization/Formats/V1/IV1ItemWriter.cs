namespace SpanPack;

/// <summary>Writes one kind of items in a list of a span. Implemented by structs, so that the loop is compiled for each.</summary>
/// <typeparam name="T">The items.</typeparam>
internal interface IV1ItemWriter<in T>
{
    /// <summary>The number of the span's field.</summary>
    public static abstract byte Field { get; }

    /// <summary>The most bytes that the first two fields take before one that asks for its own room.</summary>
    public static abstract int FirstBytes { get; }

    /// <summary>Writes the fields of an item: two, and those that are counted in <see cref="IndexedState.Fields"/>.</summary>
    public static abstract ref byte WriteFields(scoped ref IndexedState state, ref byte cursor, T item);
}
