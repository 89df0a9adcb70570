using Spectre.Console;

namespace SpanPack.Tool;

/// <summary>Makes the console that commands print to: colours and lines on a terminal, plain ASCII anywhere else.</summary>
internal static class ConsoleFactory
{
    /// <param name="writer">The output of the command (<c>ParseResult.InvocationConfiguration.Output</c>).</param>
    internal static IAnsiConsole Create(TextWriter writer)
    {
        bool terminal = !Console.IsOutputRedirected;
        // https://no-color.org: set and not empty.
        bool colours = terminal && string.IsNullOrEmpty(Environment.GetEnvironmentVariable("NO_COLOR"));
        IAnsiConsole console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            Ansi = terminal ? AnsiSupport.Detect : AnsiSupport.No,
            ColorSystem = colours ? ColorSystemSupport.Detect : ColorSystemSupport.NoColors,
            Interactive = InteractionSupport.No,
            Out = new ConsoleOutput(writer, terminal),
        });
        console.Profile.Capabilities.Unicode &= terminal;
        return console;
    }
}
