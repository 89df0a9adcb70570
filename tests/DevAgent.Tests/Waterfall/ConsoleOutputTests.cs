using System.Text;
using Spectre.Console;

namespace SpanPack.DevAgent.Tests;

public class ConsoleOutputTests
{
    [Fact]
    public void RedirectedConsole_GetsTheSameAsAWriter()
    {
        Span[] spans = [Traces.Span(1, 0, "[red]root[/]", 0, 100), Traces.Span(2, 1, "child", 10, 20, error: 1)];
        string text = Print(terminal: false, width: 200, spans);

        Assert.Equal(Traces.Print(null, spans), text);
        Assert.All(text, static c => Assert.True(c is '\n' or (>= ' ' and <= '~')));
        Assert.Equal(120, text.Split('\n').Max(static line => line.Length));
    }

    [Fact]
    public void Terminal_GetsLinesColoursAndItsWidth()
    {
        string text =
            Print(terminal: true, width: 80, Traces.Span(1, 0, "[red]root[/]", 0, 100), Traces.Span(2, 1, "child", 10, 25, error: 1));

        Assert.Contains("\x1b[91m", text, StringComparison.Ordinal);
        string[] lines = WithoutStyles(text).Split('\n');
        Assert.Equal(80, lines.Max(static line => line.Length));
        Assert.Contains("[red]root[/]", lines[2], StringComparison.Ordinal);
        Assert.Contains("└ child", lines[3], StringComparison.Ordinal);
        Assert.Contains("━", lines[3], StringComparison.Ordinal);
        Assert.EndsWith("✗", lines[3], StringComparison.Ordinal);
    }

    [Fact]
    public void EveryOverload_PrintsTheSame()
    {
        Span[] spans = [Traces.Span(1, 0, "root", 0, 100), Traces.Span(2, 1, "child", 10, 20, error: 1)];
        var payload = new TracePayload { Format = TraceFormat.V04, Chunks = [new TraceChunk(spans)] };
        byte[] body = TraceConverter.ToBytes(payload);
        var options = new WaterfallOptions { Width = 100 };
        string[] texts =
        [
            Print(console => TraceWaterfall.Write(console, payload, options)),
            Print(console => TraceWaterfall.Write(console, payload.Chunks, options)),
            Print(console => TraceWaterfall.Write(console, body, TraceFormat.V04, options)),
            PrintPlain(writer => TraceWaterfall.Write(writer, payload, options)),
            PrintPlain(writer => TraceWaterfall.Write(writer, body, TraceFormat.V04, options)),
        ];

        Assert.All(texts, text => Assert.Equal(Traces.Print(options, spans), text));
    }

    private static string PrintPlain(Action<TextWriter> write)
    {
        using var writer = new StringWriter { NewLine = "\n" };
        write(writer);
        return writer.ToString();
    }

    private static string Print(bool terminal, int width, params Span[] spans)
        => Print(console => TraceWaterfall.Write(console, [new TraceChunk(spans)]), terminal, width);

    private static string Print(Action<IAnsiConsole> write, bool terminal = false, int width = 200)
    {
        using var writer = new StringWriter { NewLine = "\n" };
        IAnsiConsole console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            Ansi = terminal ? AnsiSupport.Yes : AnsiSupport.Detect,
            ColorSystem = terminal ? ColorSystemSupport.Standard : ColorSystemSupport.Detect,
            Out = new Output(writer, terminal, width),
        });
        console.Profile.Capabilities.Unicode = terminal;
        write(console);
        return writer.ToString().ReplaceLineEndings("\n");
    }

    private static string WithoutStyles(string text)
    {
        var plain = new StringBuilder();
        for (int i = 0; i < text.Length; i++)
        {
            if (text[i] == '\x1b') i = text.IndexOf('m', i);
            else plain.Append(text[i]);
        }

        return plain.ToString();
    }

    private sealed class Output(TextWriter writer, bool terminal, int width) : IAnsiConsoleOutput
    {
        public TextWriter Writer => writer;

        public bool IsTerminal => terminal;

        public int Width => width;

        public int Height => 50;

        public void SetEncoding(Encoding encoding)
        {
        }
    }
}
