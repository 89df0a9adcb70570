using System.CommandLine;
using Spectre.Console;

namespace SpanPack.Tool;

/// <summary><c>--color</c>, an option of every command, and the output that depends on it.</summary>
internal static class ColorOption
{
    private const string Name = "--color";

    internal static ColorChoice Get(ParseResult parsed) => parsed.GetValue<ColorChoice>(Name);

    /// <summary>Gets the console of a call.</summary>
    internal static IAnsiConsole Console(ParseResult parsed) => ConsoleFactory.Create(parsed.InvocationConfiguration.Output, Get(parsed));

    /// <summary>Gets the printer of a call.</summary>
    internal static LinePrinter Printer(ParseResult parsed) => new(parsed.InvocationConfiguration.Output, Console(parsed));

    internal static Option<ColorChoice> Create()
    {
        Option<ColorChoice> option =
            PayloadOptions.Choice<ColorChoice>(Name, "auto (the default) uses colours on a terminal, unless NO_COLOR is set.");
        option.Recursive = true;
        return option;
    }
}
