namespace SpanPack.Tool;

/// <summary>The line of the terminal that is written over. Both streams of the program go to one terminal: it is shown only where a line begins and nothing was written for a while.</summary>
internal static class StatusLine
{
    private const int MaxCells = 78;

    /// <summary>How long the terminal must have been quiet.</summary>
    internal static readonly TimeSpan Patience = TimeSpan.FromMilliseconds(700);

    private static int s_shownCells;
    private static bool s_lineIsOpen;
    private static long s_lastOutput = Environment.TickCount64;

    /// <summary>Gets what is held while one of the streams is written to.</summary>
    internal static object Gate { get; } = new();

    /// <summary>Gets whether the error stream is a terminal.</summary>
    internal static bool IsPossible { get; } = StandardDescriptors.HasError && !Console.IsErrorRedirected;

    /// <summary>Shows a text in place of the one before.</summary>
    internal static void Show(string text)
    {
        if (s_lineIsOpen || Environment.TickCount64 - s_lastOutput < Patience.TotalMilliseconds) return;
        string shown = SafeText.Fit(text, MaxCells);
        int cells = SafeText.Cells(shown);
        ErrorStream.Write("\r" + shown + new string(' ', Math.Max(0, s_shownCells - cells)));
        s_shownCells = Math.Max(s_shownCells, cells);
    }

    /// <summary>Removes the text, so that something else can be written.</summary>
    internal static void Clear()
    {
        if (s_shownCells == 0) return;
        ErrorStream.Write("\r" + new string(' ', s_shownCells) + "\r");
        s_shownCells = 0;
    }

    /// <summary>Notes what was written to standard output while that is a terminal.</summary>
    internal static void AfterOutput(ReadOnlySpan<byte> written)
    {
        if (written.IsEmpty) return;
        s_lineIsOpen = written[^1] != '\n';
        s_lastOutput = Environment.TickCount64;
    }
}
