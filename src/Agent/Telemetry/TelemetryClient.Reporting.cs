namespace SpanPack;

/// <content>What can be reported.</content>
public sealed partial class TelemetryClient
{
    private const int MaxNameChars = 100;

    /// <summary>Reports a setting, without secrets in its value. Up to 1,000 are known; one with the same name and origin replaces what was reported.</summary>
    /// <param name="setting">The setting.</param>
    public void Report(TelemetrySetting setting)
    {
        ArgumentNullException.ThrowIfNull(setting);
        if (_engine is null) return;
        TelemetrySettingEntry entry = setting.ToEntry();
        _engine.Gathering.Facts.Settings.Report((entry.Name, entry.Origin), entry);
    }

    /// <summary>Reports a library that is instrumented, or is not. Up to 1,000 are known.</summary>
    /// <param name="integration">The library.</param>
    public void Report(TelemetryIntegration integration)
    {
        ArgumentNullException.ThrowIfNull(integration);
        TelemetryIntegration kept = integration.Shorten();
        _engine?.Gathering.Facts.Integrations.Report(kept.Name, kept);
    }

    /// <summary>Reports a library that the program has loaded. Assemblies are reported without it. Up to 10,000 are known.</summary>
    /// <param name="dependency">The library.</param>
    public void Report(TelemetryDependency dependency)
    {
        ArgumentNullException.ThrowIfNull(dependency);
        TelemetryDependency kept = dependency.Shorten();
        if (_engine is { Wanted.Dependencies: true }) _engine.Gathering.Facts.Dependencies.Report(kept, kept);
    }

    /// <summary>Reports an endpoint that the program serves. Up to 5,000 are known.</summary>
    /// <param name="endpoint">The endpoint.</param>
    public void Report(TelemetryEndpoint endpoint)
    {
        ArgumentNullException.ThrowIfNull(endpoint);
        TelemetryEndpoint kept = endpoint.Shorten();
        _engine?.Gathering.Facts.Endpoints.Report((kept.OperationName, kept.ResourceName, kept.Method), kept);
    }

    /// <summary>Reports whether a part of the tracer is in use. Up to 50 are known.</summary>
    /// <param name="name">The part, such as <c>appsec</c>, <c>profiler</c> or <c>dynamic_instrumentation</c>; up to 100 characters.</param>
    /// <param name="isEnabled">Whether it is.</param>
    /// <param name="version">Its version, up to 100 characters; null for that of the tracer.</param>
    public void ReportProduct(string name, bool isEnabled, string? version = null)
    {
        ArgumentNullException.ThrowIfNull(name);
        _engine?.Gathering.Facts.Products.Report(CutText.Of(name, MaxNameChars), new TelemetryProduct(isEnabled, CutText.OrNull(version, MaxNameChars)));
    }

    /// <summary>Records a value of a metric. Between two reports there is room for 1,000 series.</summary>
    /// <param name="metric">The metric.</param>
    /// <param name="value">The value. One that is not finite counts as lost.</param>
    /// <param name="tags">Tags such as <c>status_code:200</c>, of which each combination is a series: up to 20 with up to 200 characters. What looks like a secret is redacted.</param>
    public void Record(TelemetryMetric metric, double value, params ReadOnlySpan<string> tags)
    {
        ArgumentNullException.ThrowIfNull(metric);
        if (_engine is { Gathering.IsClosed: false }) _engine.Gathering.Metrics.Record(metric, value, tags);
    }

    /// <summary>Reports what went wrong in the tracer. What comes again is counted; between two reports there is room for 100 different ones.</summary>
    /// <param name="level">How bad it is.</param>
    /// <param name="message">What it is, in words without values of the program; up to 2,000 characters. What looks like a secret is taken out.</param>
    /// <param name="problem">What was thrown, or null. Only types of this library and of the framework and methods of this library are told of it; not its message.</param>
    public void Log(TelemetryLogLevel level, string message, Exception? problem = null)
    {
        ArgumentNullException.ThrowIfNull(message);
        if (_engine is { Gathering.IsClosed: false, Wanted.Logs: true }) _engine.Gathering.Logs.Add(level, message, problem, _engine.Clock.UnixSeconds);
    }
}
