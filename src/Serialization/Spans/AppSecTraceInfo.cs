using System.Diagnostics;

namespace SpanPack;

/// <summary>Says that application security was enabled and its firewall (WAF) ran for a trace.</summary>
/// <param name="EventRulesVersion">Version of the rule set; null or empty is not written.</param>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record AppSecTraceInfo(string? EventRulesVersion);
