namespace SpanPack.Tool;

/// <summary>Foreign text made safe for output: control characters are escaped as in the waterfall.</summary>
internal static class SafeText
{
    private const string Ellipsis = "...";

    internal static string Escape(string? text) => Fit(text, int.MaxValue);

    /// <summary>Escapes text and cuts it to a number of cells.</summary>
    internal static string Fit(string? text, int maxCells)
    {
        if (string.IsNullOrEmpty(text)) return string.Empty;
        bool isPlain = text.Length <= maxCells && text.AsSpan().IndexOfAnyExceptInRange(' ', '~') < 0;
        return isPlain ? text : VisibleText.Fit(text, maxCells, Ellipsis).Text;
    }

    /// <summary>Returns the cells that escaped text takes on a terminal.</summary>
    internal static int Cells(string text) => text.Length == 0 ? 0 : VisibleText.Fit(text, int.MaxValue, Ellipsis).Cells;
}
