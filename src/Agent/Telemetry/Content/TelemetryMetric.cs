using System.Diagnostics;

namespace SpanPack;

/// <summary>A metric that a tracer or a part of it tells of itself. It is no metric of the program: nobody pays for it or sees it in a dashboard.</summary>
/// <remarks>Immutable. Those that Datadog does not know are not kept there.</remarks>
/// <param name="Name">The name, such as <c>trace_api.requests</c>; up to 200 characters are reported.</param>
/// <param name="Kind">What becomes of its values.</param>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record TelemetryMetric(string Name, TelemetryMetricKind Kind)
{
    /// <summary>Gets or initializes which part tells it, such as <c>tracers</c> (the default), <c>appsec</c> or <c>profilers</c>.</summary>
    public string Namespace { get; init; } = "tracers";

    /// <summary>Gets or initializes whether tracers of all languages tell it; true by default.</summary>
    public bool IsCommon { get; init; } = true;

    /// <summary>Says which metric it is; for a person.</summary>
    /// <returns>Namespace, name and kind.</returns>
    public override string ToString() => $"{Namespace}.{Name} ({Kind.ToText()})";
}
