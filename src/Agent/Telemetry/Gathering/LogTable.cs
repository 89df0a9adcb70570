namespace SpanPack;

/// <summary>Gathers logs between two reports; repeated ones are counted. Safe for use by any number of threads.</summary>
internal sealed class LogTable(TelemetryLosses losses)
{
    private const int MaxLogs = 100;
    private const int MaxMessageChars = 2000;
    private const int MaxStackChars = 16_000;

    private readonly object _lock = new();
    private Dictionary<(TelemetryLogLevel, string, string?), TelemetryLogLine> _logs = [];

    /// <param name="level">The severity.</param>
    /// <param name="message">The text. Secrets are removed here.</param>
    /// <param name="problem">The exception, or null. Its message is ignored.</param>
    /// <param name="now">Seconds since 1970.</param>
    internal void Add(TelemetryLogLevel level, string message, Exception? problem, long now)
    {
        string text = CutText.Of(SecretText.OfMessage(message), MaxMessageChars);
        string? stack = problem is null ? null : CutText.Of(StackText.Of(problem), MaxStackChars);
        lock (_lock)
        {
            if (_logs.TryGetValue((level, text, stack), out TelemetryLogLine? known))
            {
                known.Count = (known.Count ?? 1) + 1;
                return;
            }

            if (_logs.Count < MaxLogs)
            {
                _logs.Add((level, text, stack), new TelemetryLogLine
                {
                    Message = text,
                    Level = level.ToText(),
                    TracerTime = now,
                    StackTrace = stack,
                    ErrorKind = problem is null ? null : StackText.TypeOf(problem),
                });
                return;
            }
        }

        losses.Count();
    }

    internal void Clear() => Take();

    /// <summary>Creates messages of the gathered logs and clears them.</summary>
    internal IEnumerable<TelemetryMessage> TakeMessages()
        => SplitLists.Cut(TelemetryRequestTypes.Logs, "logs", Take(), TelemetryJson.WriteLogLine);

    private TelemetryLogLine[] Take()
    {
        lock (_lock)
        {
            TelemetryLogLine[] taken = [.. _logs.Values];
            _logs = [];
            return taken;
        }
    }
}
