using Spectre.Console;

namespace SpanPack.Tool;

/// <summary>
/// Prints indented lines: plain text, or with colours on a console that has them. What comes from payloads is made harmless here. Lines are never
/// broken to fit a terminal, and a colour never begins within a piece: paths and ids are copied as they are.
/// </summary>
/// <param name="writer">Where to.</param>
/// <param name="console">What it is on.</param>
/// <param name="texts">Shortens long texts, and counts them; null to cut them after a number of cells.</param>
internal sealed class LinePrinter(TextWriter writer, IAnsiConsole console, TextCutter? texts = null)
{
    private const int MaxValueCells = 1000;

    private readonly bool _isStyled = console.Profile.Out.IsTerminal && console.Profile.Capabilities is { Ansi: true, ColorSystem: not ColorSystem.NoColors };

    internal void Heading(int depth, string text, bool isError = false) => Line(depth, (isError ? Ink.ErrorHeading : Ink.Heading, Fit(text)));

    internal void Section(int depth, string text) => Line(depth, (Ink.Quiet, Fit(text)));

    internal void Blank() => Line(0);

    internal void Plain(int depth, string text) => Line(depth, (Ink.Plain, Fit(text)));

    internal void Note(int depth, string text) => Line(depth, (Ink.Quiet, Fit($"({text})")));

    /// <summary>Prints a name and its value, cut where it is very long; nothing when the value is empty, unless that shall be shown.</summary>
    internal void Field(int depth, string name, string? value, bool isEmptyShown = false)
    {
        if (string.IsNullOrEmpty(value) && !isEmptyShown) return;
        Line(depth, (Ink.Quiet, Fit(name) + ": "), (Ink.Plain, string.IsNullOrEmpty(value) ? "\"\"" : Fit(value)));
    }

    /// <summary>Prints pieces, each in its ink, however long they are.</summary>
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
