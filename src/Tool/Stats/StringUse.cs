namespace SpanPack.Tool;

/// <summary>How often a text is used, and what it takes after the first time.</summary>
internal struct StringUse
{
    internal int Times;
    internal long RepeatedBytes;
}
