using Microsoft.Extensions.Logging;

namespace SpanPack;

/// <summary>
/// The log messages of a collector: once each, since every span would repeat them. Safe for use by any number of threads.
/// </summary>
internal sealed partial class CollectorLog(ILogger logger)
{
    private readonly ILogger _logger = new GuardedLogger(logger);
    private int _saysCallback;
    private int _saysUnexpected;
    private int _saysDepth;
    private int _saysMisuses; // a bit for each

    internal void CallbackFailed(string name, Exception problem)
    {
        if (Interlocked.Exchange(ref _saysCallback, 1) == 0) LogCallbackFailed(_logger, problem, name);
    }

    internal void CallbacksTooDeep(int depth)
    {
        if (Interlocked.Exchange(ref _saysDepth, 1) == 0) LogCallbacksTooDeep(_logger, depth);
    }

    internal void Unexpected(Exception problem)
    {
        if (Interlocked.Exchange(ref _saysUnexpected, 1) == 0) LogUnexpected(_logger, problem);
    }

    internal void Misused(TracingMisuse kind)
    {
        int bit = 1 << (int)kind;
        if ((Interlocked.Or(ref _saysMisuses, bit) & bit) != 0) return;
        string what = kind switch
        {
            TracingMisuse.EndedTwice => "A span was ended more than once: the first end counts",
            TracingMisuse.ChangedAfterEnd => "A span was changed after its end: the change is ignored",
            TracingMisuse.CarrierFailed => "Code of the program that reads or sets a header threw: the header counts as missing",
            _ => "A scope was closed while another one was active: the active one stays",
        };
        LogMisused(_logger, what);
    }

    internal void CollectedTwice() => LogCollectedTwice(_logger);

    /// <summary>Reports variables without effect, in one line.</summary>
    internal void Unused(string[] variables)
    {
        if (variables.Length > 0) LogUnused(_logger, string.Join(", ", variables));
    }

    internal void Ignored(string setting) => LogIgnored(_logger, setting);

    [LoggerMessage(1, LogLevel.Error,
        "The callback {Name} of ActivityTraceOptions failed. Spans are still sent. This is logged once.")]
    private static partial void LogCallbackFailed(ILogger logger, Exception problem, string name);

    [LoggerMessage(2, LogLevel.Error,
        "Converting activities to spans failed unexpectedly; the collector continues. This is logged once.")]
    private static partial void LogUnexpected(ILogger logger, Exception problem);

    [LoggerMessage(7, LogLevel.Warning, "{Misuse}. Further cases are counted (spanpack.activities.misuses) and not logged.")]
    private static partial void LogMisused(ILogger logger, string misuse);

    [LoggerMessage(6, LogLevel.Warning, "Ignored variables that only other Datadog tracers support: {Variables}.")]
    private static partial void LogUnused(ILogger logger, string variables);

    [LoggerMessage(3, LogLevel.Warning, "{Setting}")]
    private static partial void LogIgnored(ILogger logger, string setting);

    [LoggerMessage(4, LogLevel.Error,
        "Callbacks of ActivityTraceOptions end activities, whose callbacks end activities, {Depth} levels deep. Deeper activities are "
            + "dropped. This is logged once.")]
    private static partial void LogCallbacksTooDeep(ILogger logger, int depth);

    [LoggerMessage(5, LogLevel.Warning,
        "Activities are collected twice in this process: AddDatadogTracing (or an ActivityTraceCollector) listens, and "
            + "AddDatadogAgentExporter receives the same ones. The exporter sends only activities that the other does not collect. "
            + "Remove one of the two.")]
    private static partial void LogCollectedTwice(ILogger logger);
}
