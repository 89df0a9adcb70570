namespace SpanPack.Tool;

/// <summary>The range of a text's bytes in the payload.</summary>
internal readonly record struct StringPlace(int Start, int Length);
