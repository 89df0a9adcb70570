using Spectre.Console;

namespace SpanPack.Benchmarks.Commands;

/// <summary>Makes the console for tables: colours and lines on a terminal, plain ASCII anywhere else.</summary>
internal static class Consoles
{
    private const int UnlimitedWidth = 1000;

    internal static IAnsiConsole Create()
    {
        bool terminal = !Console.IsOutputRedirected;
        // https://no-color.org: set and not empty.
        bool colours = terminal && string.IsNullOrEmpty(Environment.GetEnvironmentVariable("NO_COLOR"));
        IAnsiConsole console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            Ansi = terminal ? AnsiSupport.Detect : AnsiSupport.No,
            ColorSystem = colours ? ColorSystemSupport.Detect : ColorSystemSupport.NoColors,
            Interactive = InteractionSupport.No,
        });
        console.Profile.Capabilities.Unicode &= terminal;
        if (!terminal) console.Profile.Width = UnlimitedWidth; // lines that somebody copies are not broken
        return console;
    }
}
