namespace SpanPack.Tool;

/// <summary>The exit codes of the process.</summary>
internal static class ExitCode
{
    /// <summary>Success.</summary>
    internal const int Succeeded = 0;

    /// <summary>A payload was refused, differs, or could not be sent.</summary>
    internal const int Refused = 1;

    /// <summary>The command line is invalid, or names a file that cannot be read or written.</summary>
    internal const int WrongUse = 2;

    /// <summary>Ended by Ctrl+C, with the number of shells, or by SIGTERM or SIGHUP.</summary>
    internal const int Interrupted = 130;
}
