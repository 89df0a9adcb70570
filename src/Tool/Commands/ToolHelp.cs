namespace SpanPack.Tool;

/// <summary>The parts of a command's help besides its description, arguments and options.</summary>
internal sealed record ToolHelp
{
    /// <summary>Gets the examples: at least one command line, each starting with the name of the program.</summary>
    internal required IReadOnlyList<string> Examples { get; init; }

    /// <summary>Gets notes, a line each.</summary>
    internal IReadOnlyList<string> Notes { get; init; } = [];

    /// <summary>Gets the meaning of exit code 0.</summary>
    internal required string Succeeded { get; init; }

    /// <summary>Gets the meaning of exit code 1; null for a command that never ends with it.</summary>
    internal string? Refused { get; init; }

    /// <summary>Gets the meaning of exit code 2.</summary>
    internal string WrongUse { get; init; } = "wrong use, or something cannot be read or written";

    /// <summary>Gets the meaning of exit code 130; null for a command that never ends with it.</summary>
    internal string? Interrupted { get; init; } = "ended by Ctrl+C, SIGTERM or SIGHUP";

    /// <summary>Gets the exit codes that the command may end with.</summary>
    internal IEnumerable<(int Code, string Meaning)> ExitCodes
    {
        get
        {
            yield return (ExitCode.Succeeded, Succeeded);
            if (Refused is not null) yield return (ExitCode.Refused, Refused);
            yield return (ExitCode.WrongUse, WrongUse);
            if (Interrupted is not null) yield return (ExitCode.Interrupted, Interrupted);
        }
    }
}
