namespace SpanPack;

/// <summary>One constant tag of a tag class.</summary>
/// <param name="Name">The key.</param>
/// <param name="Value">The value.</param>
/// <param name="Automatic">Which tag of the tracer has this name, if any.</param>
/// <param name="Bytes">Where the pair lies in the run.</param>
internal sealed record ConstantTagEntry(string Name, string Value, AutomaticTag Automatic, Range Bytes);
