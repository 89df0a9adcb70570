using System.Text;

namespace SpanPack.Tool;

/// <summary>
/// The queue of terminal output, and the thread that writes it. No other thread waits for the terminal: entries that exceed the queue are
/// dropped and counted.
/// </summary>
internal sealed class TerminalQueue
{
    private const long MaxBytes = 16 * 1024 * 1024; // of requests that wait to be drawn
    private const int MaxLeftAtEnd = 16; // so many are drawn in less than a second
    private const int PieceBytes = 4096; // a slow reader that goes on is not one that hangs

    private readonly object _lock = new();
    private readonly Queue<TerminalEntry> _entries = new();
    private readonly TaskCompletionSource _ended = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private readonly Stream _output;
    private long _bytes;
    private long _writingSince; // milliseconds; 0 while nothing is written
    private int _skipped; // since the last entry
    private bool _isComplete;

    internal TerminalQueue(Stream output)
    {
        _output = output;
        // in the background: it ends with the process, wherever it hangs
        new Thread(Run) { IsBackground = true, Name = "terminal" }.Start();
    }

    /// <summary>Gets a task that completes when the thread ends; it fails when the output cannot be written.</summary>
    internal Task Ended => _ended.Task;

    /// <summary>Gets the number of dropped requests.</summary>
    internal int NotShown { get; private set; }

    /// <summary>Gets whether a write has blocked for a while.</summary>
    /// <param name="began">The start of waiting, in milliseconds; earlier blocking does not count.</param>
    /// <param name="patience">The time after which a write is stuck.</param>
    internal bool IsStuck(long began, TimeSpan patience)
        => Volatile.Read(ref _writingSince) is > 0 and var since
            && Environment.TickCount64 - Math.Max(since, began) > patience.TotalMilliseconds;

    internal void Post(Func<string> text) => Add(1, text, TerminalEntryKind.Line);

    internal void PostError(string message) => Add(message.Length, () => message, TerminalEntryKind.Error);

    /// <summary>Shows a request, if there is room for it.</summary>
    internal void PostRequest(long bytes, Func<string> text) => Add(bytes, text, TerminalEntryKind.Request);

    /// <summary>Waits until the queue is short.</summary>
    internal async Task WaitUntilShortAsync()
    {
        while (!_ended.Task.IsCompleted)
        {
            lock (_lock)
            {
                if (_entries.Count <= MaxLeftAtEnd) return;
            }

            await Task.Delay(20);
        }
    }

    /// <summary>Completes the queue: entries that have not been written are counted and dropped, except for the last ones.</summary>
    internal void Complete(Func<string> lastLine)
    {
        lock (_lock)
        {
            Skip(_entries.Count - MaxLeftAtEnd);
            Add(1, lastLine, TerminalEntryKind.Line);
            _isComplete = true;
            Monitor.Pulse(_lock);
        }
    }

    private void Add(long bytes, Func<string> text, TerminalEntryKind kind)
    {
        lock (_lock)
        {
            bool fits = _entries.Count == 0 || _bytes + bytes <= MaxBytes;
            if (fits) Enqueue(new TerminalEntry(bytes, text, kind, _skipped));
            else if (kind == TerminalEntryKind.Request) Count(1);
        }
    }

    private void Enqueue(in TerminalEntry entry)
    {
        _skipped = 0;
        _bytes += entry.Bytes;
        _entries.Enqueue(entry);
        Monitor.Pulse(_lock);
    }

    private void Count(int requests)
    {
        _skipped += requests;
        NotShown += requests;
    }

    private void Skip(int count)
    {
        for (; count > 0; count--)
        {
            TerminalEntry entry = _entries.Dequeue();
            _bytes -= entry.Bytes;
            _skipped += entry.SkippedBefore;
            if (entry.Kind == TerminalEntryKind.Request) Count(1);
        }
    }

    private void Run()
    {
        try
        {
            while (Next() is { } entry) Write(entry);
            _ended.TrySetResult();
        }
        catch (Exception e)
        {
            _ended.TrySetException(e);
        }
    }

    private TerminalEntry? Next()
    {
        lock (_lock)
        {
            while (_entries.Count == 0 && !_isComplete) Monitor.Wait(_lock);
            if (!_entries.TryDequeue(out TerminalEntry entry)) return null;
            _bytes -= entry.Bytes;
            return entry;
        }
    }

    private void Write(in TerminalEntry entry)
    {
        string skipped = entry.SkippedBefore == 0
            ? string.Empty
            : $"{Amount.Of(entry.SkippedBefore, "request")} {(entry.SkippedBefore == 1 ? "was" : "were")} not shown: the terminal was too "
                + "slow.\n";
        string text = entry.Text();
        if (entry.Kind == TerminalEntryKind.Error) Watch(() => ErrorOutput.WriteLine(text));
        foreach (byte[] piece in entry.Kind == TerminalEntryKind.Error ? [] : Encoding.UTF8.GetBytes(skipped + text).Chunk(PieceBytes))
            Watch(() => _output.Write(piece));
    }

    private void Watch(Action write)
    {
        Volatile.Write(ref _writingSince, Environment.TickCount64);
        write();
        Volatile.Write(ref _writingSince, 0);
    }
}
