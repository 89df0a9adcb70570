namespace SpanPack;

/// <summary>Printable text and the cells it takes.</summary>
internal readonly record struct FittedText(string Text, int Cells)
{
    internal string PadRight(int width) => Text + new string(' ', Math.Max(0, width - Cells));
}
