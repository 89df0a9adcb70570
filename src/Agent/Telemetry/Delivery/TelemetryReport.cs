using Microsoft.Extensions.Logging;

namespace SpanPack;

/// <summary>The log messages of telemetry: rare, and never a warning. One thread at a time.</summary>
internal sealed partial class TelemetryReport(ILogger logger, TimeProvider time)
{
    private readonly ILogger _logger = new GuardedLogger(logger);
    private readonly ReportGate _unreachable = new(TimeSpan.FromHours(1), time);
    private readonly ReportGate _refused = new(TimeSpan.FromHours(1), time);
    private readonly ReportGate _unexpected = new(TimeSpan.FromHours(1), time);

    internal void Answered(TelemetryOutcome outcome, int status, string address)
    {
        if (outcome == TelemetryOutcome.Gone) LogGone(_logger, address);
        else if (outcome != TelemetryOutcome.Taken && _refused.TryPass()) LogRefused(_logger, address, status);
    }

    internal void Unreachable(AgentUnreachableException problem)
    {
        if (_unreachable.TryPass()) LogUnreachable(_logger, problem.Message);
    }

    internal void Unexpected(Exception problem)
    {
        if (_unexpected.TryPass()) LogUnexpected(_logger, problem);
    }

    internal void NoRoute(string reason) => LogNoRoute(_logger, reason);

    [LoggerMessage(11, LogLevel.Information, "The Datadog agent at {Address} does not support telemetry: none is sent.")]
    private static partial void LogGone(ILogger logger, string address);

    [LoggerMessage(12, LogLevel.Debug, "Telemetry was answered with status {Status} by {Address}.")]
    private static partial void LogRefused(ILogger logger, string address, int status);

    [LoggerMessage(13, LogLevel.Debug, "Telemetry was not sent: {Reason}")]
    private static partial void LogUnreachable(ILogger logger, string reason);

    [LoggerMessage(14, LogLevel.Warning, "Telemetry is off: {Reason}.")]
    private static partial void LogNoRoute(ILogger logger, string reason);

    [LoggerMessage(15, LogLevel.Error, "Telemetry failed unexpectedly; it continues.")]
    private static partial void LogUnexpected(ILogger logger, Exception problem);
}
