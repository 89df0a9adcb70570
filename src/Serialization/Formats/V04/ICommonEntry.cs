namespace SpanPack;

/// <summary>
/// An entry of a map that has the usual encoding of tracers. Implemented by structs, so that the loop is compiled for each.
/// </summary>
internal interface ICommonEntry
{
    /// <summary>Decodes an entry.</summary>
    /// <param name="reader">The reader of its payload.</param>
    /// <param name="at">The start of the entry: <see cref="CommonEncodings.MaxEntry"/> bytes follow at least.</param>
    /// <param name="visitor">Receives the entry.</param>
    /// <param name="count">The remaining entries of the map, including this one.</param>
    /// <returns>The end of the entry; 0 if it has another encoding.</returns>
    public static abstract nint Decode<TVisitor>(ref MessagePackReader reader, nint at, ref TVisitor visitor, int count)
        where TVisitor : ITraceVisitor;
}
