using Microsoft.Extensions.Logging;

namespace SpanPack;

/// <summary>The log messages of remote configuration, with limited frequency. Safe for use by any number of threads.</summary>
internal sealed partial class ConfigurationLog(ILogger logger, TimeProvider time)
{
    private static readonly TimeSpan s_minute = TimeSpan.FromMinutes(1);
    private static readonly TimeSpan s_hour = TimeSpan.FromHours(1);

    private readonly ILogger _logger = new GuardedLogger(logger);
    private readonly ReportGate _unreachable = new(TimeSpan.FromMinutes(5), time);
    private readonly ReportGate _absent = new(s_hour, time);
    private readonly ReportGate _refused = new(s_minute, time);
    private readonly ReportGate _notApplied = new(s_minute, time);
    private readonly ReportGate _failed = new(s_minute, time);
    private readonly ReportGate _unexpected = new(s_minute, time);

    internal void Unreachable(string reason)
    {
        if (_unreachable.TryPass()) LogUnreachable(_logger, reason.TrimEnd('.'));
    }

    internal void Absent()
    {
        if (_absent.TryPass()) LogAbsent(_logger);
    }

    internal void Refused(int status, string reason)
    {
        if (_refused.TryPass()) LogRefused(_logger, status, reason);
    }

    internal void NotApplied(string reason)
    {
        if (_notApplied.TryPass()) LogNotApplied(_logger, reason);
    }

    internal void Failed(string product, Exception problem)
    {
        if (_failed.TryPass()) LogFailed(_logger, product, problem);
    }

    internal void Unexpected(Exception problem)
    {
        if (_unexpected.TryPass()) LogUnexpected(_logger, problem);
    }

    [LoggerMessage(21, LogLevel.Debug,
        "The Datadog agent cannot be polled for configurations: {Reason}. Applied configurations stay in force.")]
    private static partial void LogUnreachable(ILogger logger, string reason);

    [LoggerMessage(22, LogLevel.Debug, "The Datadog agent does not support remote configuration. It is asked again periodically.")]
    private static partial void LogAbsent(ILogger logger);

    [LoggerMessage(23, LogLevel.Warning,
        "The Datadog agent refused a poll for configurations with status {Status}: {Reason}. Applied configurations stay in force.")]
    private static partial void LogRefused(ILogger logger, int status, string reason);

    [LoggerMessage(24, LogLevel.Warning,
        "Configurations of the Datadog agent were not applied: {Reason}. The previous ones stay in force.")]
    private static partial void LogNotApplied(ILogger logger, string reason);

    [LoggerMessage(25, LogLevel.Warning, "A subscriber to configurations of {Product} failed. The agent is informed.")]
    private static partial void LogFailed(ILogger logger, string product, Exception problem);

    [LoggerMessage(26, LogLevel.Error, "Remote configuration failed unexpectedly; it continues.")]
    private static partial void LogUnexpected(ILogger logger, Exception problem);
}
