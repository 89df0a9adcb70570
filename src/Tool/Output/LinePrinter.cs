using Spectre.Console;

namespace SpanPack.Tool;

/// <summary>Prints indented lines: plain text, or with colours on a terminal that has them. What comes from payloads is made harmless here.</summary>
internal sealed class LinePrinter(TextWriter writer, IAnsiConsole console)
{
    private const int MaxValueCells = 1000;

    private static readonly Style s_heading = new(decoration: Decoration.Bold);
    private static readonly Style s_error = new(Color.Red, decoration: Decoration.Bold);
    private static readonly Style s_quiet = new(Color.Grey);

    private readonly bool _isStyled = console.Profile.Capabilities.Ansi && console.Profile.Out.IsTerminal;

    internal void Heading(int depth, string text, bool isError = false) => Write(depth, text, isError ? s_error : s_heading, null);

    internal void Section(int depth, string text) => Write(depth, text, s_quiet, null);

    internal void Blank() => Write(0, string.Empty, Style.Plain, null);

    internal void Plain(int depth, string text) => Write(depth, text, Style.Plain, null);

    internal void Note(int depth, string text) => Write(depth, $"({text})", s_quiet, null);

    /// <summary>Prints a name and its value, cut where it is very long; nothing when the value is empty, unless that shall be shown.</summary>
    internal void Field(int depth, string name, string? value, bool isEmptyShown = false)
    {
        if (string.IsNullOrEmpty(value) && !isEmptyShown) return;
        Write(depth, name + ": ", s_quiet, string.IsNullOrEmpty(value) ? "\"\"" : value);
    }

    private void Write(int depth, string head, Style style, string? value)
    {
        string start = new string(' ', depth * 2) + SafeText.Fit(head, MaxValueCells);
        string rest = SafeText.Fit(value, MaxValueCells);
        if (_isStyled)
        {
            console.Write(new Paragraph().Append(start, style).Append(rest).Append("\n"));
            return;
        }

        writer.Write(start);
        writer.Write(rest);
        writer.Write('\n');
    }
}
