using Spectre.Console;

namespace SpanPack.Tool;

/// <summary>
/// Prints indented lines: plain text, or with colours on a console that supports them. Text of payloads is escaped here. Lines are never
/// wrapped, and a colour never starts within a piece, so that paths and ids can be copied.
/// </summary>
/// <param name="writer">The destination.</param>
/// <param name="console">The console.</param>
/// <param name="texts">Shortens long texts, and counts them; null to cut them after a number of cells.</param>
internal sealed class LinePrinter(TextWriter writer, IAnsiConsole console, TextCutter? texts = null)
{
    private const int MaxValueCells = 1000;

    private readonly bool _isStyled = console.Profile.Out.IsTerminal
        && console.Profile.Capabilities is { Ansi: true, ColorSystem: not ColorSystem.NoColors };

    internal void Heading(int depth, string text, bool isError = false)
        => Line(depth, (isError ? Ink.ErrorHeading : Ink.Heading, Fit(text)));

    internal void Section(int depth, string text) => Line(depth, (Ink.Quiet, Fit(text)));

    internal void Blank() => Line(0);

    internal void Plain(int depth, string text) => Line(depth, (Ink.Plain, Fit(text)));

    internal void Note(int depth, string text) => Line(depth, (Ink.Quiet, Fit($"({text})")));

    /// <summary>Prints a name and its value, cut if it is very long; an empty value is omitted by default.</summary>
    internal void Field(int depth, string name, string? value, bool isEmptyShown = false)
    {
        if (string.IsNullOrEmpty(value) && !isEmptyShown) return;
        Line(depth, (Ink.Quiet, Fit(name) + ": "), (Ink.Plain, string.IsNullOrEmpty(value) ? "\"\"" : Fit(value)));
    }

    /// <summary>Prints pieces of any length, each in its ink.</summary>
    internal void Line(int depth, params ReadOnlySpan<(Ink Ink, string Text)> pieces)
    {
        for (int i = 0; i < depth; i++) writer.Write("  ");
        foreach ((Ink ink, string text) in pieces)
        {
            bool isColoured = _isStyled && ink != Ink.Plain;
            if (isColoured) writer.Write($"\e[{CodeOf(ink)}m");
            writer.Write(SafeText.Escape(text));
            if (isColoured) writer.Write("\e[0m");
        }

        writer.Write('\n');
    }

    private string Fit(string text) => texts is null ? SafeText.Fit(text, MaxValueCells) : texts.Cut(text);

    // The sixteen colours that every terminal has, as its user has set them.
    private static string CodeOf(Ink ink) => ink switch
    {
        Ink.Heading => "1",
        Ink.Quiet => "90",
        Ink.Good => "32",
        Ink.Bad => "31",
        Ink.Changed => "33",
        _ => "1;31",
    };
}
