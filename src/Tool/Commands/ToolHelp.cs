namespace SpanPack.Tool;

/// <summary>What the help of a command says beside its description, arguments and options.</summary>
internal sealed record ToolHelp
{
    /// <summary>Gets command lines, at least one, each beginning with the name of the program.</summary>
    internal required IReadOnlyList<string> Examples { get; init; }

    /// <summary>Gets what else there is to know, a line each.</summary>
    internal IReadOnlyList<string> Notes { get; init; } = [];

    /// <summary>Gets what exit code 0 means.</summary>
    internal required string Succeeded { get; init; }

    /// <summary>Gets what exit code 1 means; null for a command that never ends with it.</summary>
    internal string? Refused { get; init; }

    /// <summary>Gets what exit code 2 means.</summary>
    internal string WrongUse { get; init; } = "wrong use, or something cannot be read or written";

    /// <summary>Gets what exit code 130 means; null for a command that never ends with it.</summary>
    internal string? Interrupted { get; init; } = "ended by Ctrl+C or SIGTERM";

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
