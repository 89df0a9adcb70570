namespace SpanPack.Tool;

/// <summary>What a piece of a line is, for those who see colours.</summary>
internal enum Ink
{
    Plain,
    Heading,
    Quiet,
    Good,
    Bad,
    Changed,
    ErrorHeading,
}
