using System.Globalization;
using System.Text;

namespace SpanPack;

/// <summary>Text of others, escaped for one line: nothing in it moves the cursor, breaks the line or changes its direction.</summary>
internal static class VisibleText
{
    // Enough for every script; a pile of hundreds would cover the lines above.
    private const int MaxMarksInARow = 3;

    // Characters that are looked at for each cell: marks beyond those that are shown take none.
    private const int MaxCharactersPerCell = 8;
    private const int MaxCharactersBeyond = 1024;

    /// <summary>Makes text printable and cuts it. Reads only the part that is shown.</summary>
    /// <param name="text">The text; null or empty shows as <c>-</c>.</param>
    /// <param name="maxCells">The room, in cells; 0 or more.</param>
    /// <param name="ellipsis">The end of a text that was cut; one cell per character.</param>
    internal static FittedText Fit(string? text, int maxCells, string ellipsis)
    {
        if (string.IsNullOrEmpty(text)) text = "-";
        var result = new StringBuilder();
        System.Span<char> units = stackalloc char[2];
        int cells = 0, marks = 0;
        long unread = (long)maxCells * MaxCharactersPerCell + MaxCharactersBeyond;
        int cut = 0, cutCells = 0; // up to where the text stays when the rest does not fit
        foreach (Rune rune in text.EnumerateRunes())
        {
            unread--;
            string? escape = EscapeOf(rune);
            int width = escape?.Length ?? CellWidth.Of(rune);
            marks = width == 0 ? marks + 1 : 0;
            bool isSkipped = marks > MaxMarksInARow || IsVariationSelector(rune);
            if (isSkipped && unread > 0) continue;
            if (cells + width > maxCells || unread == 0)
            {
                result.Length = cut;
                string end = ellipsis.Length <= maxCells ? ellipsis : ellipsis[..maxCells];
                return new(result.Append(end).ToString(), cutCells + end.Length);
            }

            if (escape is null) result.Append(units[..rune.EncodeToUtf16(units)]);
            else result.Append(escape);
            cells += width;
            if (cells <= maxCells - ellipsis.Length) (cut, cutCells) = (result.Length, cells);
        }

        return new(result.ToString(), cells);
    }

    // Controls, formats (direction, joiners), halves of pairs, line and paragraph separators.
    private static string? EscapeOf(Rune rune) => rune.Value switch
    {
        '\n' => @"\n",
        '\r' => @"\r",
        '\t' => @"\t",
        >= ' ' and <= '~' => null,
        _ => Rune.GetUnicodeCategory(rune) switch
        {
            UnicodeCategory.Control or UnicodeCategory.Format or UnicodeCategory.LineSeparator or UnicodeCategory.ParagraphSeparator
                => rune.Value <= 0xFF ? $@"\x{rune.Value:x2}" : $@"\u{rune.Value:x4}",
            _ => null,
        },
    };

    // They choose between two pictures of a character, and thereby its width: terminals disagree, so the plain character is shown.
    private static bool IsVariationSelector(Rune rune) => rune.Value is >= 0xFE00 and <= 0xFE0F or >= 0xE0100 and <= 0xE01EF;
}
