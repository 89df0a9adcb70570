using System.Text;
using Spectre.Console;

namespace SpanPack.Tool;

/// <summary>The place a console prints to.</summary>
internal sealed class ConsoleOutput(TextWriter writer, bool isTerminal) : IAnsiConsoleOutput
{
    private const int PlainWidth = 120;

    public TextWriter Writer { get; } = writer;

    public bool IsTerminal { get; } = isTerminal;

    /// <summary>Cells of a line; the same wherever the output is no terminal.</summary>
    public int Width => IsTerminal && !Console.IsOutputRedirected && Console.WindowWidth > 0 ? Console.WindowWidth : PlainWidth;

    public int Height => IsTerminal && !Console.IsOutputRedirected && Console.WindowHeight > 0 ? Console.WindowHeight : 40;

    public void SetEncoding(Encoding encoding)
    {
        // UTF-8, always.
    }
}
