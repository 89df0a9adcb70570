using Microsoft.Extensions.Logging;

namespace SpanPack;

/// <summary>The log messages of a host's tracing. Safe for use by any number of threads.</summary>
internal sealed partial class TracingLog(ILogger logger)
{
    /// <summary>Tells where traces go, and names that the agent writes in another way.</summary>
    internal void Begun(ProcessDescription process, AgentClientOptions client)
    {
        Begun(process.ToString(), client.ToString());
        if (MappedTexts.Get(TextForm.Service, process.Service) is var service && service != process.Service)
            Normalized("service", process.Service, service);
        if (process.Environment is { } environment && MappedTexts.Get(TextForm.TagValue, environment) is var normal
            && normal != environment)
            Normalized("environment", environment, normal);
    }

    [LoggerMessage(1, LogLevel.Information, "Traces of {Process} go to {Agent}.")]
    private partial void Begun(string process, string agent);

    [LoggerMessage(6, LogLevel.Debug,
        "Settings: {Options}; {Traces}, at most {PartialFlushSpans} (none: from environment variables) activities of a trace wait for "
            + "{MaxWait}; {Writer}.")]
    internal partial void Settings(string options, string traces, int? partialFlushSpans, TimeSpan maxWait, string writer);

    [LoggerMessage(8, LogLevel.Information,
        "The agent writes the {Kind} '{Name}' as '{Normalized}': dashboards and monitors show the latter, logs the former.")]
    private partial void Normalized(string kind, string name, string normalized);

    [LoggerMessage(2, LogLevel.Information, "Tracing is disabled: nothing is collected.")]
    internal partial void Disabled();

    [LoggerMessage(3, LogLevel.Warning, "{Problem}")]
    internal partial void Problem(string problem);

    [LoggerMessage(4, LogLevel.Information, "Another host of this process is traced by the same settings: this one shares its tracing.")]
    internal partial void Shared();

    [LoggerMessage(7, LogLevel.Warning,
        "Another host of this process is traced: this one shares its tracing until both have stopped. Spans of both go as {SharedProcess} "
            + "to {SharedAgent}; settings of this host, as {Process} to {Agent}, are ignored where they differ: {Names}.")]
    internal partial void SharedByOtherSettings(string sharedProcess, string sharedAgent, string process, string agent, string names);

    [LoggerMessage(5, LogLevel.Warning,
        "Requests of ASP.NET Core have neither route nor status in their spans: call "
            + "AddDatadogTracing of the package SpanPack.AspNetCore.")]
    internal partial void NoRequests();
}
