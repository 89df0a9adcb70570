namespace SpanPack.Tool;

/// <summary>The role of a piece of a line, for colours.</summary>
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
