namespace SpanPack;

/// <summary>One MessagePack element without what is in it.</summary>
/// <param name="Kind">What it is.</param>
/// <param name="HeaderBytes">Bytes of code and count; for numbers the whole element.</param>
/// <param name="Count">Bytes of text or data, elements of an array, pairs of a map.</param>
/// <param name="Value">The value of an integer.</param>
internal readonly record struct WireToken(WireKind Kind, int HeaderBytes, int Count, long Value)
{
    /// <summary>Bytes until what is in an array or map, or the end of anything else.</summary>
    internal int Length => Kind is WireKind.Array or WireKind.Map ? HeaderBytes : HeaderBytes + Count;
}
