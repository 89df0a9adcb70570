using System.Diagnostics;
using System.Globalization;

namespace SpanPack.Tool;

/// <summary>How far long work is: one line on the error stream, only when that is a terminal and the work takes its time. It is gone when the work is done.</summary>
internal sealed class ProgressLine : IDisposable
{
    private static readonly TimeSpan s_interval = TimeSpan.FromMilliseconds(200);

    private readonly string _what;
    private readonly Stopwatch _time = new();
    private readonly Timer? _timer;
    private string _step = string.Empty;
    private long _done;
    private bool _ended;

    internal ProgressLine(string what)
    {
        _what = what;
        if (StatusLine.IsPossible) _timer = new Timer(static line => ((ProgressLine)line!).Show(), this, StatusLine.Patience, s_interval);
    }

    /// <summary>Says how much is done. Cheap: a timer does the rest.</summary>
    /// <param name="done">How much.</param>
    /// <param name="unit">Of what: <c>spans</c>.</param>
    internal void Report(long done, string unit)
    {
        Volatile.Write(ref _done, done);
        if (!ReferenceEquals(_step, unit)) Say(unit);
    }

    /// <summary>Says what is done now, for work that cannot be counted.</summary>
    internal void Say(string step)
    {
        if (_step.Length == 0) _time.Restart();
        Volatile.Write(ref _step, step);
    }

    public void Dispose()
    {
        _timer?.Dispose();
        lock (StatusLine.Gate)
        {
            _ended = true;
            StatusLine.Clear();
        }
    }

    private void Show()
    {
        long done = Volatile.Read(ref _done);
        string count = done == 0 ? string.Empty : string.Create(CultureInfo.InvariantCulture, $"{done:N0} ");
        string text = string.Create(CultureInfo.InvariantCulture, $"{_what}, {_time.Elapsed.TotalSeconds:F0} s: {count}{Volatile.Read(ref _step)}");
        if (!Monitor.TryEnter(StatusLine.Gate)) return; // output is being written, perhaps to a terminal that is stopped: threads must not pile up here
        try
        {
            if (!_ended && _step.Length > 0) StatusLine.Show(text); // the timer may have fired before it ended
        }
        finally
        {
            Monitor.Exit(StatusLine.Gate);
        }
    }
}
