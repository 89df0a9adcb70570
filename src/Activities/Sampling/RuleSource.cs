namespace SpanPack;

/// <summary>The origin of rules, which decides on their allowed fields.</summary>
/// <param name="Name">The variable or the field of a configuration.</param>
/// <param name="HasLimits">Whether a rule may have a limit.</param>
/// <param name="IsRemote">Whether rules name their author, and list their tags.</param>
internal readonly record struct RuleSource(string Name, bool HasLimits = false, bool IsRemote = false)
{
    /// <summary>Gets the rules for traces.</summary>
    internal static RuleSource Traces { get; } = new("DD_TRACE_SAMPLING_RULES");

    /// <summary>Gets the rules for single spans of traces that are dropped.</summary>
    internal static RuleSource Spans { get; } = new("DD_SPAN_SAMPLING_RULES", HasLimits: true);

    /// <summary>Gets the file of these rules.</summary>
    internal static RuleSource SpanFile { get; } = Spans with { Name = "DD_SPAN_SAMPLING_RULES_FILE" };

    /// <summary>Gets the rules for traces of remote configuration.</summary>
    internal static RuleSource Remote { get; } = new("tracing_sampling_rules", IsRemote: true);
}
