using Microsoft.Extensions.Logging;

namespace SpanPack;

/// <summary>What a collector tells a person: once each, since it would be said of every span. Safe for use by any number of threads.</summary>
internal sealed partial class CollectorLog(ILogger logger)
{
    private int _saysCallback;
    private int _saysUnexpected;

    internal void CallbackFailed(string name, Exception problem)
    {
        if (Interlocked.Exchange(ref _saysCallback, 1) == 0) LogCallbackFailed(logger, problem, name);
    }

    internal void Unexpected(Exception problem)
    {
        if (Interlocked.Exchange(ref _saysUnexpected, 1) == 0) LogUnexpected(logger, problem);
    }

    /// <summary>Names variables that have no effect, in one line.</summary>
    internal void Unused(string[] variables)
    {
        if (variables.Length > 0) LogUnused(logger, string.Join(", ", variables));
    }

    internal void Ignored(string setting) => LogIgnored(logger, setting);

    [LoggerMessage(1, LogLevel.Error, "The callback {Name} of ActivityTraceOptions failed. Spans are sent all the same. This is said once.")]
    private static partial void LogCallbackFailed(ILogger logger, Exception problem, string name);

    [LoggerMessage(2, LogLevel.Error, "Activities could not be turned into spans, in a way that is not foreseen. It goes on. This is said once.")]
    private static partial void LogUnexpected(ILogger logger, Exception problem);

    [LoggerMessage(4, LogLevel.Warning, "Ignored variables that other Datadog tracers act upon: {Variables}.")]
    private static partial void LogUnused(ILogger logger, string variables);

    [LoggerMessage(3, LogLevel.Warning, "A setting is ignored: {Setting}")]
    private static partial void LogIgnored(ILogger logger, string setting);
}
