namespace SpanPack.Tool;

/// <summary>The number of uses of a text, and its repeated bytes.</summary>
internal struct StringUse
{
    internal int Times;
    internal long RepeatedBytes;
}
