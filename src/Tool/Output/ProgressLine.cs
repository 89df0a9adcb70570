using System.Diagnostics;
using System.Globalization;

namespace SpanPack.Tool;

/// <summary>How far long work is: one line on the error stream that is written over, only when that is a terminal and the work takes its time.</summary>
internal sealed class ProgressLine(string what) : IDisposable
{
    private const int FirstAfterMilliseconds = 700;
    private const int ThenEveryMilliseconds = 100;

    private static int s_shownCells;

    private readonly Stopwatch _time = Stopwatch.StartNew();
    private long _next = FirstAfterMilliseconds;

    /// <summary>Says how much is done. Cheap: looks at the clock only.</summary>
    /// <param name="done">How much.</param>
    /// <param name="unit">Of what: <c>spans</c>.</param>
    internal void Report(long done, string unit)
    {
        if (_time.ElapsedMilliseconds < _next) return;
        _next = _time.ElapsedMilliseconds + ThenEveryMilliseconds;
        if (Console.IsErrorRedirected) return;
        string text = SafeText.Fit(string.Create(CultureInfo.InvariantCulture, $"{what}: {done:N0} {unit}"), 78);
        Console.Error.Write("\r" + text.PadRight(s_shownCells));
        s_shownCells = Math.Max(s_shownCells, text.Length);
    }

    public void Dispose() => Clear();

    /// <summary>Removes the line, so that something else can be written.</summary>
    internal static void Clear()
    {
        if (s_shownCells == 0) return;
        Console.Error.Write("\r" + new string(' ', s_shownCells) + "\r");
        s_shownCells = 0;
    }
}
