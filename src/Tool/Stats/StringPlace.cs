namespace SpanPack.Tool;

/// <summary>Where the bytes of a text are in the payload.</summary>
internal readonly record struct StringPlace(int Start, int Length);
