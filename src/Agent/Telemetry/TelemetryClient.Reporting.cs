namespace SpanPack;

/// <content>The methods that report.</content>
public sealed partial class TelemetryClient
{
    private const int MaxNameChars = 100;

    /// <summary>
    /// Reports a setting, without secrets in its value. At most 1,000 are reported; a setting replaces an earlier one with the same name
    /// and origin.
    /// </summary>
    /// <param name="setting">The setting.</param>
    public void Report(TelemetrySetting setting)
    {
        ArgumentNullException.ThrowIfNull(setting);
        if (_engine is null) return;
        TelemetrySettingEntry entry = setting.ToEntry();
        _engine.Gathering.Facts.Settings.Report((entry.Name, entry.Origin), entry);
    }

    /// <summary>Reports a library and whether it is instrumented. At most 1,000 are reported.</summary>
    /// <param name="integration">The library.</param>
    public void Report(TelemetryIntegration integration)
    {
        ArgumentNullException.ThrowIfNull(integration);
        TelemetryIntegration kept = integration.Shorten();
        _engine?.Gathering.Facts.Integrations.Report(kept.Name, kept);
    }

    /// <summary>Reports a loaded library. Assemblies are reported automatically. At most 10,000 are reported.</summary>
    /// <param name="dependency">The library.</param>
    public void Report(TelemetryDependency dependency)
    {
        ArgumentNullException.ThrowIfNull(dependency);
        TelemetryDependency kept = dependency.Shorten();
        if (_engine is { Wanted.Dependencies: true }) _engine.Gathering.Facts.Dependencies.Report(kept, kept);
    }

    /// <summary>Reports an endpoint that the program serves. At most 5,000 are reported.</summary>
    /// <param name="endpoint">The endpoint.</param>
    public void Report(TelemetryEndpoint endpoint)
    {
        ArgumentNullException.ThrowIfNull(endpoint);
        TelemetryEndpoint kept = endpoint.Shorten();
        _engine?.Gathering.Facts.Endpoints.Report((kept.OperationName, kept.ResourceName, kept.Method), kept);
    }

    /// <summary>Reports whether a product of the tracer is in use. At most 50 are reported.</summary>
    /// <param name="name">
    /// The product, such as <c>appsec</c>, <c>profiler</c> or <c>dynamic_instrumentation</c>; up to 100 characters.
    /// </param>
    /// <param name="isEnabled">Whether it is in use.</param>
    /// <param name="version">Its version, up to 100 characters; null for that of the tracer.</param>
    public void ReportProduct(string name, bool isEnabled, string? version = null)
    {
        ArgumentNullException.ThrowIfNull(name);
        _engine?.Gathering.Facts.Products.Report(CutText.Of(name, MaxNameChars),
            new TelemetryProduct(isEnabled, CutText.OrNull(version, MaxNameChars)));
    }

    /// <summary>Records a value of a metric. At most 1,000 series are kept between two reports.</summary>
    /// <param name="metric">The metric.</param>
    /// <param name="value">The value. One that is not finite counts as lost.</param>
    /// <param name="tags">
    /// Tags such as <c>status_code:200</c>; each combination is a series. At most 20 with up to 200 characters. Text that looks like a
    /// secret is redacted.
    /// </param>
    public void Record(TelemetryMetric metric, double value, params ReadOnlySpan<string> tags)
    {
        ArgumentNullException.ThrowIfNull(metric);
        if (_engine is { Gathering.IsClosed: false }) _engine.Gathering.Metrics.Record(metric, value, tags);
    }

    /// <summary>
    /// Reports an error of the tracer. Repeated ones are counted; at most 100 different ones are kept between two reports.
    /// </summary>
    /// <param name="level">The severity.</param>
    /// <param name="message">
    /// A description without values of the program; up to 2,000 characters. Text that looks like a secret is redacted.
    /// </param>
    /// <param name="problem">
    /// The exception, or null. Only types of this library and of the framework, and methods of this library, are reported; not its message.
    /// </param>
    public void Log(TelemetryLogLevel level, string message, Exception? problem = null)
    {
        ArgumentNullException.ThrowIfNull(message);
        if (_engine is { Gathering.IsClosed: false, Wanted.Logs: true })
            _engine.Gathering.Logs.Add(level, message, problem, _engine.Clock.UnixSeconds);
    }
}
