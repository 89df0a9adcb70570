using Spectre.Console;

namespace SpanPack.Tool;

/// <summary>Makes the console that commands print to: colours and lines on a terminal, plain ASCII anywhere else, unless something else is asked for.</summary>
internal static class ConsoleFactory
{
    /// <param name="writer">The output of the command (<c>ParseResult.InvocationConfiguration.Output</c>).</param>
    /// <param name="color">Whether there shall be colours.</param>
    internal static IAnsiConsole Create(TextWriter writer, ColorChoice color)
    {
        bool terminal = !Console.IsOutputRedirected;
        bool styled = color == ColorChoice.Always || (color == ColorChoice.Auto && terminal);
        // https://no-color.org. What is asked for on the command line counts more.
        bool coloured = color == ColorChoice.Always || (styled && string.IsNullOrEmpty(Environment.GetEnvironmentVariable("NO_COLOR")));
        IAnsiConsole console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            // Where nothing is styled nothing is written for it. Without escapes the library would reset the colours of the terminal.
            Ansi = styled && color == ColorChoice.Auto ? AnsiSupport.Detect : AnsiSupport.Yes,
            ColorSystem = color == ColorChoice.Always ? ColorSystemSupport.EightBit : coloured ? ColorSystemSupport.Detect : ColorSystemSupport.NoColors,
            Interactive = InteractionSupport.No,
            Out = new ConsoleOutput(writer, styled),
        });
        console.Profile.Capabilities.Unicode &= terminal && styled;
        return console;
    }
}
