using System.Text;
using Spectre.Console;

namespace SpanPack.Tool;

/// <summary>The output of a console.</summary>
internal sealed class ConsoleOutput(TextWriter writer, bool isTerminal) : IAnsiConsoleOutput
{
    private const int PlainWidth = 120;

    public TextWriter Writer { get; } = writer;

    public bool IsTerminal { get; } = isTerminal;

    /// <summary>Gets the cells of a line; a fixed number if the output is not a terminal.</summary>
    public int Width => IsTerminal && !Console.IsOutputRedirected && Console.WindowWidth > 0 ? Console.WindowWidth : PlainWidth;

    public int Height => IsTerminal && !Console.IsOutputRedirected && Console.WindowHeight > 0 ? Console.WindowHeight : 40;

    public void SetEncoding(Encoding encoding)
    {
        // UTF-8, always.
    }
}
