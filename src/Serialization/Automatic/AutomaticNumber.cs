namespace SpanPack;

/// <summary>Returns the value of an automatic number.</summary>
/// <param name="source">The source of values.</param>
/// <returns>The number; null where the span does not get the tag.</returns>
internal delegate double? AutomaticNumber(in AutomaticSource source);
