namespace SpanPack;

/// <summary>One constant tag of a tag class.</summary>
/// <param name="Name">The key.</param>
/// <param name="Value">The value.</param>
/// <param name="Reserved">The number of the name among <see cref="ReservedNames"/>.</param>
/// <param name="Bytes">The range of the pair in the run.</param>
internal sealed record ConstantTagEntry(string Name, string Value, byte Reserved, Range Bytes);
