namespace SpanPack;

/// <summary>One MessagePack element without its content.</summary>
/// <param name="Kind">The kind of element.</param>
/// <param name="HeaderBytes">Bytes of code and count; for numbers the whole element.</param>
/// <param name="Count">Bytes of text or data, elements of an array, pairs of a map.</param>
/// <param name="Value">The value of an integer.</param>
internal readonly record struct WireToken(WireKind Kind, int HeaderBytes, int Count, long Value)
{
    /// <summary>Gets the bytes up to the content of an array or map, or up to the end of any other element.</summary>
    internal int Length => Kind is WireKind.Array or WireKind.Map ? HeaderBytes : HeaderBytes + Count;
}
