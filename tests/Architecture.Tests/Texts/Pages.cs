using System.Text.RegularExpressions;

namespace SpanPack.Architecture.Tests.Texts;

/// <summary>
/// The paragraphs, list items and table cells of a Markdown page. Code blocks are left out, links are read as their text.
/// </summary>
internal static partial class Pages
{
    internal static IEnumerable<PublicText> Of(string path, string content)
    {
        bool code = false;
        int begin = 0;
        var paragraph = new List<string>();
        string[] lines = content.ReplaceLineEndings("\n").Split('\n');
        for (int i = 0; i <= lines.Length; i++)
        {
            string line = i < lines.Length ? lines[i].Trim() : "";
            bool fence = line.StartsWith("```", StringComparison.Ordinal);
            code ^= fence;
            bool ends = code || fence || line.Length == 0 || Start().IsMatch(line) || (paragraph.Count > 0 && paragraph[0].StartsWith('#'));
            if (ends && paragraph.Count > 0)
            {
                foreach (string text in Cells(string.Join(' ', paragraph))) yield return new(path, begin + 1, TextKind.Page, text);
                paragraph.Clear();
            }
            if (code || fence || line.Length == 0) continue;
            if (paragraph.Count == 0) begin = i;
            paragraph.Add(line);
        }
    }

    private static IEnumerable<string> Cells(string paragraph)
        => from cell in paragraph.StartsWith('|') ? paragraph.Split(" | ") : [paragraph]
           let text = Markup().Replace(Link().Replace(cell, "$1"), "").Trim(' ', '|')
           where text.Any(char.IsLetter)
           select text;

    // Headings, list items, rows of tables, quotes and definitions begin a text.
    [GeneratedRegex(@"^(?:#|[-*+] |\d+\. |\||>|\[[^\]]+\]:)")]
    private static partial Regex Start();

    [GeneratedRegex(@"!?\[([^\]]*)\]\([^)]*\)")]
    private static partial Regex Link();

    [GeneratedRegex(@"^(?:#+|[-*+]|\d+\.|>)\s+|[`*]")]
    private static partial Regex Markup();
}
