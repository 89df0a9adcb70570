using Microsoft.Extensions.Logging;

namespace SpanPack;

/// <summary>The log messages of a writer, with limited frequency. Safe for use by any number of threads.</summary>
internal sealed partial class AgentLog(ILogger logger, WriterTotals totals, TimeProvider time)
{
    private readonly GuardedLogger _logger = new(logger);
    private readonly ReportGate _unreachable = new(TimeSpan.FromMinutes(5), time);
    private readonly ReportGate _refused = new(TimeSpan.FromMinutes(1), time);
    private readonly ReportGate _dropped = new(TimeSpan.FromMinutes(1), time);
    private readonly ReportGate _limit = new(TimeSpan.FromHours(1), time);
    private readonly ReportGate _unexpected = new(TimeSpan.FromMinutes(1), time);
    private int _said; // bits of what is said once
    private long _lostBefore; // chunks, at the last report of what was dropped

    internal void Unreachable(string address, string reason)
    {
        if (_unreachable.TryPass()) LogUnreachable(_logger, address, reason.TrimEnd('.'));
    }

    internal void Recovered(string address, long droppedChunks, long droppedSpans)
    {
        _unreachable.Reset();
        LogRecovered(_logger, address, droppedChunks, droppedSpans);
    }

    internal void Refused(int status, string reason, int chunks, int spans)
    {
        if (_refused.TryPass()) LogRefused(_logger, status, reason, chunks, spans);
    }

    internal void LimitIgnored(int limit, int least)
    {
        if (_limit.TryPass()) LogLimitIgnored(_logger, limit, least);
    }

    // The messages, static fields, are made when the first one is logged: a short process logs none.
    internal void FormatChanged(TraceFormat format, string? version)
    {
        if (_logger.IsEnabled(LogLevel.Debug)) LogFormat(_logger, format.GetName(), version ?? "unknown");
    }

    /// <summary>Reports variables for the agent's address that are invalid.</summary>
    internal void Ignored(IReadOnlyList<string> variables, string address)
    {
        if (variables.Count > 0) LogIgnored(_logger, string.Join(", ", variables), address);
    }

    /// <summary>Reports another variable that is invalid.</summary>
    internal void Ignored(string problem) => LogIgnoredValue(_logger, problem);

    internal void Unexpected(Exception problem)
    {
        if (_unexpected.TryPass()) LogUnexpected(_logger, problem);
    }

    internal void HandlerFailed(Exception problem)
    {
        if (_unexpected.TryPass()) LogHandlerFailed(_logger, problem);
    }

    internal void HookFailed(string name, Exception problem)
    {
        if (IsFirst(8)) LogHookFailed(_logger, problem, name);
    }

    internal void WithoutIds(int spans)
    {
        if (IsFirst(1)) LogWithoutIds(_logger, spans);
    }

    internal void SeveralTraces(int traces)
    {
        if (IsFirst(2)) LogSeveralTraces(_logger, traces);
    }

    internal void NotEnded(string? span)
    {
        if (IsFirst(4)) LogNotEnded(_logger, span);
    }

    private bool IsFirst(int bit) => (Volatile.Read(ref _said) & bit) == 0 && (Interlocked.Or(ref _said, bit) & bit) == 0;

    /// <summary>Reports dropped spans by reason, at most once a minute.</summary>
    /// <param name="isLast">Whether the writer ends: the report does not wait for the minute.</param>
    internal void ReportDropped(bool isLast = false)
    {
        long lost = 0;
        foreach (DropReason reason in Enum.GetValues<DropReason>()) lost += totals.Dropped(reason).Chunks;
        if (lost == _lostBefore || (!isLast && !_dropped.TryPass())) return;
        LogDropped(_logger, lost - _lostBefore,
            string.Join(", ",
                Enum.GetValues<DropReason>()
                    .Where(reason => totals.Dropped(reason).Chunks > 0)
                    .Select(reason => $"{reason.ToText()} {totals.Dropped(reason).Chunks}")));
        _lostBefore = lost;
    }

    [LoggerMessage(13, LogLevel.Error,
        "The hook {Name} of RedactionOptions failed. Texts that it did not check are replaced by \"?\". This is logged once.")]
    private static partial void LogHookFailed(ILogger logger, Exception problem, string name);

    [LoggerMessage(1, LogLevel.Warning,
        "The Datadog agent at {Address} cannot be reached: {Reason}. Traces are buffered up to 4 MiB; when the buffer is full, the oldest "
            + "are dropped.")]
    private static partial void LogUnreachable(ILogger logger, string address, string reason);

    [LoggerMessage(2, LogLevel.Information,
        "The Datadog agent at {Address} answers again. {Chunks} chunks with {Spans} spans were dropped meanwhile.")]
    private static partial void LogRecovered(ILogger logger, string address, long chunks, long spans);

    [LoggerMessage(3, LogLevel.Warning,
        "The Datadog agent refused a payload with status {Status}: {Reason}. {Chunks} chunks with {Spans} spans are lost.")]
    private static partial void LogRefused(ILogger logger, int status, string reason, int chunks, int spans);

    [LoggerMessage(4, LogLevel.Debug, "Traces are written in format {Format} for agent {Version}.")]
    private static partial void LogFormat(ILogger logger, string format, string version);

    [LoggerMessage(5, LogLevel.Warning, "{Chunks} chunks of spans were dropped. Total by reason: {Reasons}.")]
    private static partial void LogDropped(ILogger logger, long chunks, string reasons);

    [LoggerMessage(6, LogLevel.Error, "Sending traces failed unexpectedly; it continues.")]
    private static partial void LogUnexpected(ILogger logger, Exception problem);

    [LoggerMessage(12, LogLevel.Warning,
        "Ignored {Variables}: not an address such as http://host:8126 or unix:///path, a port or a time. Traces go to {Address}.")]
    private static partial void LogIgnored(ILogger logger, string variables, string address);

    [LoggerMessage(14, LogLevel.Warning, "{Problem}")]
    private static partial void LogIgnoredValue(ILogger logger, string problem);

    [LoggerMessage(7, LogLevel.Error, "A handler of AgentWriter.Flushing failed. Spans that it buffers may be sent later or not at all.")]
    private static partial void LogHandlerFailed(ILogger logger, Exception problem);

    [LoggerMessage(8, LogLevel.Warning,
        "Ignored max_request_bytes {Limit} of the Datadog agent's /info: it is below {Least}; using the default of agents.")]
    private static partial void LogLimitIgnored(ILogger logger, int limit, int least);

    [LoggerMessage(9, LogLevel.Warning,
        "{Spans} spans of a chunk have no span id or no trace id. An agent would drop the whole chunk, so these spans are dropped, now "
            + "and later. This is logged once.")]
    private static partial void LogWithoutIds(ILogger logger, int spans);

    [LoggerMessage(10, LogLevel.Warning,
        "A chunk has spans of {Traces} traces. Each trace is sent as a separate chunk, now and later. This is logged once.")]
    private static partial void LogSeveralTraces(ILogger logger, int traces);

    [LoggerMessage(11, LogLevel.Warning,
        "The span '{Span}' was written before its end. Call Span.End first. Such spans are sent with a duration of 0. "
            + "This is logged once.")]
    private static partial void LogNotEnded(ILogger logger, string? span);
}
