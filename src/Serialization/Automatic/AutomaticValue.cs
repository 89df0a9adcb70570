namespace SpanPack;

/// <summary>Says the value of an automatic tag.</summary>
/// <param name="source">What values are taken from.</param>
/// <returns>Text or a double; null text, or empty text, where the span does not get the tag.</returns>
internal delegate TagValue AutomaticValue(in AutomaticSource source);
