namespace SpanPack;

/// <summary>Returns the value of an automatic text.</summary>
/// <param name="source">The source of values.</param>
/// <returns>The text; null or empty where the span does not get the tag.</returns>
internal delegate string? AutomaticText(in AutomaticSource source);
