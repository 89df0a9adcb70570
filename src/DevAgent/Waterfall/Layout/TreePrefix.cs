using System.Globalization;
using System.Text;

namespace SpanPack;

/// <summary>The lines of the tree before the name of a span.</summary>
internal static class TreePrefix
{
    private const int CellsPerLevel = 2;

    /// <summary>Draws the lines; beyond <paramref name="maxLevels"/> levels the depth as a number instead, such as <c>»42 </c>.</summary>
    internal static string Of(in SpanRow row, int maxLevels, Glyphs glyphs)
    {
        if (row.Depth == 0) return string.Empty;
        if (row.Depth > maxLevels)
        {
            string depth = row.Depth.ToString(CultureInfo.InvariantCulture);
            return $"{glyphs.DeepMark}{depth} ".PadLeft(maxLevels * CellsPerLevel); // names stay where the deepest level has them
        }

        var prefix = new StringBuilder();
        for (int level = 1; level < row.Depth; level++) prefix.Append(row.IsOpen(level) ? glyphs.Line : "  ");
        return prefix.Append(row.IsLast ? glyphs.LastBranch : glyphs.Branch).ToString();
    }

    /// <summary>Gets the number of levels to draw so that at least half of a column remains for names.</summary>
    internal static int LevelsIn(int columnWidth) => Math.Clamp(columnWidth / 2 / CellsPerLevel, 1, 32);
}
