using System.Globalization;
using Spectre.Console;

namespace SpanPack.Benchmarks.Quick;

/// <summary>Makes tables: of lines on a terminal, Markdown anywhere else.</summary>
internal static class Tables
{
    internal static Table Create(IAnsiConsole console, string first, params ReadOnlySpan<string> others)
    {
        Table table = new Table().Border(IsTerminal(console) ? TableBorder.Simple : TableBorder.Markdown);
        table.AddColumn(new TableColumn(first).NoWrap());
        foreach (string header in others) table.AddColumn(new TableColumn(header).RightAligned().NoWrap());
        return table;
    }

    /// <summary>A cell above rows that belong together.</summary>
    internal static string Heading(IAnsiConsole console, string text)
        => IsTerminal(console) ? $"[bold]{Markup.Escape(text)}[/]" : $"**{Markup.Escape(text)}**";

    /// <summary>A cell with a number of two decimals; empty when there is none.</summary>
    internal static string Number(double? value)
        => value is { } number ? number.ToString("N2", CultureInfo.InvariantCulture) : string.Empty;

    private static bool IsTerminal(IAnsiConsole console) => console.Profile.Capabilities.Unicode;
}
