using System.Diagnostics;
using System.Globalization;

namespace SpanPack.Tool;

/// <summary>
/// Shows the progress of long work: one line on the error stream, only on a terminal and after a while. It is removed when the work is
/// done.
/// </summary>
internal sealed class ProgressLine : IDisposable
{
    private static readonly TimeSpan s_interval = TimeSpan.FromMilliseconds(200);

    private readonly string _what;
    private readonly Stopwatch _time = new();
    private readonly Timer? _timer;
    private string _step = string.Empty;
    private long _done;
    private long _whole;
    private bool _ended;

    internal ProgressLine(string what)
    {
        _what = what;
        if (StatusLine.IsPossible) _timer = new Timer(static line => ((ProgressLine)line!).Show(), this, StatusLine.Patience, s_interval);
    }

    /// <summary>Reports progress. It is cheap: a timer updates the line.</summary>
    /// <param name="done">The completed amount.</param>
    /// <param name="unit">The unit: <c>spans</c>.</param>
    /// <param name="whole">The total amount; 0 if unknown.</param>
    internal void Report(long done, string unit, long whole = 0)
    {
        Volatile.Write(ref _done, done);
        Volatile.Write(ref _whole, whole);
        if (!ReferenceEquals(_step, unit)) Say(unit);
    }

    /// <summary>Reports the current step, for work that cannot be counted.</summary>
    /// <param name="step">The work, such as <c>reading 2.v0.4.msgpack</c>.</param>
    /// <param name="files">The number of completed files.</param>
    /// <param name="of">The number of files.</param>
    internal void Say(string step, int files = 0, int of = 1)
    {
        (_done, _whole) = (0, 0);
        if (of > 1) step += string.Create(CultureInfo.InvariantCulture, $", {files:N0} of {of:N0} files{Share(files, of)}");
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

    // Nothing where the whole is not known. Counts may pass an estimate; a share does not.
    private static string Share(long done, long whole)
        => whole == 0 ? string.Empty : string.Create(CultureInfo.InvariantCulture, $" ({Math.Min(100, 100 * done / whole)} %)");

    private void Show()
    {
        (long done, long whole) = (Volatile.Read(ref _done), Volatile.Read(ref _whole));
        string all = whole == 0 ? string.Empty : string.Create(CultureInfo.InvariantCulture, $"of {whole:N0} ");
        string count = done == 0 ? string.Empty : string.Create(CultureInfo.InvariantCulture, $"{done:N0} {all}");
        string time = string.Create(CultureInfo.InvariantCulture, $"{_time.Elapsed.TotalSeconds:F0} s");
        string text = $"{_what}, {time}: {count}{Volatile.Read(ref _step)}{Share(done, whole)}";
        // output is being written, perhaps to a terminal that is stopped: threads must not pile up here
        if (!Monitor.TryEnter(StatusLine.Gate)) return;
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
