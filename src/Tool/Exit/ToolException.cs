namespace SpanPack.Tool;

/// <summary>Thrown to end a command with one line on the error stream.</summary>
/// <param name="message">The line, without the name of the program.</param>
/// <param name="exitCode">The exit code.</param>
internal sealed class ToolException(string message, int exitCode = ExitCode.WrongUse) : Exception(message)
{
    internal int ExitCode { get; } = exitCode;
}
