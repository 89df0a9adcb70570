using System.Diagnostics;

namespace SpanPack;

/// <summary>Marks a trace for which application security was enabled and its firewall (WAF) ran.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record AppSecTraceInfo
{
    /// <summary>Gets or initializes the version of the rule set; null or empty is not written.</summary>
    public string? EventRulesVersion { get; init; }
}
