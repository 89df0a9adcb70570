using Spectre.Console;

namespace SpanPack.Tool;

/// <summary>Creates the console for the output of commands: colours and lines on a terminal, plain ASCII elsewhere by default.</summary>
internal static class ConsoleFactory
{
    private const string NoColor = "NO_COLOR";

    /// <param name="writer">The output of the command (<c>ParseResult.InvocationConfiguration.Output</c>).</param>
    /// <param name="color">Whether to use colours.</param>
    internal static IAnsiConsole Create(TextWriter writer, ColorChoice color)
    {
        bool terminal = !Console.IsOutputRedirected;
        bool styled = color == ColorChoice.Always || (color == ColorChoice.Auto && terminal);
        // https://no-color.org: an empty value counts for nothing, but the library takes it for one. What is asked for on the command line
        // counts more.
        bool unwanted = Environment.GetEnvironmentVariable(NoColor) is { Length: > 0 };
        if (!unwanted) Environment.SetEnvironmentVariable(NoColor, null);
        bool coloured = color == ColorChoice.Always || (styled && !unwanted);
        IAnsiConsole console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            // Where nothing is styled nothing is written for it. Without escapes the library would reset the colours of the terminal.
            Ansi = styled && color == ColorChoice.Auto ? AnsiSupport.Detect : AnsiSupport.Yes,
            ColorSystem = color == ColorChoice.Always
                ? ColorSystemSupport.EightBit
                : coloured
                ? ColorSystemSupport.Detect
                : ColorSystemSupport.NoColors,
            Interactive = InteractionSupport.No,
            Out = new ConsoleOutput(writer, styled),
        });
        console.Profile.Capabilities.Unicode &= terminal && styled;
        return console;
    }
}
