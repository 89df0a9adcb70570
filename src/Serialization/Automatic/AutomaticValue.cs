namespace SpanPack;

/// <summary>Returns the value of an automatic tag.</summary>
/// <param name="source">The source of values.</param>
/// <returns>Text or a double; null text, or empty text, where the span does not get the tag.</returns>
internal delegate TagValue AutomaticValue(in AutomaticSource source);
