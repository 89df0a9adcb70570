using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// A metric of the tracer or a part of it. It is not a metric of the program: it is neither billed nor shown in dashboards.
/// </summary>
/// <remarks>Immutable. Datadog drops unknown ones.</remarks>
/// <param name="Name">The name, such as <c>trace_api.requests</c>; up to 200 characters are reported.</param>
/// <param name="Kind">The aggregation of its values.</param>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record TelemetryMetric(string Name, TelemetryMetricKind Kind)
{
    /// <summary>
    /// Gets or initializes the part that reports it, such as <c>tracers</c> (the default), <c>appsec</c> or <c>profilers</c>.
    /// </summary>
    public string Namespace { get; init; } = "tracers";

    /// <summary>Gets or initializes whether tracers of all languages report it; true by default.</summary>
    public bool IsCommon { get; init; } = true;

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Namespace, name and kind.</returns>
    public override string ToString() => $"{Namespace}.{Name} ({Kind.ToText()})";
}
