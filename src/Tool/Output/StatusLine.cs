namespace SpanPack.Tool;

/// <summary>
/// The line of the terminal that is overwritten. Both streams of the program use one terminal, so the line is shown only at the start of a
/// line and after a quiet time.
/// </summary>
internal static class StatusLine
{
    private const int MaxCells = 78;

    /// <summary>The required quiet time of the terminal.</summary>
    internal static readonly TimeSpan Patience = TimeSpan.FromMilliseconds(700);

    private static int s_shownCells;
    private static bool s_lineIsOpen;
    private static long s_lastOutput = Environment.TickCount64;

    /// <summary>Gets the lock for writing to one of the streams.</summary>
    internal static object Gate { get; } = new();

    /// <summary>Gets whether the error stream is a terminal.</summary>
    internal static bool IsPossible { get; } = StandardDescriptors.HasError && !Console.IsErrorRedirected;

    /// <summary>Shows a text in place of the previous one.</summary>
    internal static void Show(string text)
    {
        if (s_lineIsOpen || Environment.TickCount64 - s_lastOutput < Patience.TotalMilliseconds) return;
        string shown = SafeText.Fit(text, MaxCells);
        int cells = SafeText.Cells(shown);
        ErrorStream.Write("\r" + shown + new string(' ', Math.Max(0, s_shownCells - cells)));
        s_shownCells = Math.Max(s_shownCells, cells);
    }

    /// <summary>Removes the text before other output.</summary>
    internal static void Clear()
    {
        if (s_shownCells == 0) return;
        ErrorStream.Write("\r" + new string(' ', s_shownCells) + "\r");
        s_shownCells = 0;
    }

    /// <summary>Records output to standard output on a terminal.</summary>
    internal static void AfterOutput(ReadOnlySpan<byte> written)
    {
        if (written.IsEmpty) return;
        s_lineIsOpen = written[^1] != '\n';
        s_lastOutput = Environment.TickCount64;
    }
}
