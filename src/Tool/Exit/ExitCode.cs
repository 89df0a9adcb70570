namespace SpanPack.Tool;

/// <summary>What the process answers to its caller.</summary>
internal static class ExitCode
{
    /// <summary>Everything was done.</summary>
    internal const int Succeeded = 0;

    /// <summary>A payload was refused, or differs, or could not be sent.</summary>
    internal const int Refused = 1;

    /// <summary>The command line is wrong, or names something that cannot be read or written.</summary>
    internal const int WrongUse = 2;

    /// <summary>Ended by Ctrl+C, as shells number it, or by SIGTERM.</summary>
    internal const int Interrupted = 130;
}
