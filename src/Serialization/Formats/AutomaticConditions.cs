namespace SpanPack;

/// <summary>When which automatic tag is written. Source: agent protocol, section 5, the column "condition".</summary>
internal static class AutomaticConditions
{
    internal static ulong OnEverySpan(in TraceChunk chunk)
        => Bit(AutomaticTag.Origin, IsSet(chunk.Origin)) | Bit(AutomaticTag.ApmEnabled, chunk.ApmTracingDisabled);

    internal static ulong OnFirstSpan(in TraceChunk chunk) => Bit(AutomaticTag.DecisionMaker, !IsDropped(chunk) && HasDecisionMaker(chunk));

    internal static ulong DecisionMaker(bool isWritten) => Bit(AutomaticTag.DecisionMaker, isWritten);

    internal static ulong OnLocalRoot(in TraceChunk chunk)
    {
        if (!chunk.HasLocalRootTags) return 0;
        ulong tags = Bit(AutomaticTag.LimiterRate, chunk.RateLimit.HasValue) | Bit(AutomaticTag.KeepRate, chunk.KeepRate.HasValue);
        if (chunk.SamplingRate.HasValue) tags |= RateTag(chunk.SamplingMechanism);
        if (chunk.AppSec is { } appSec)
        {
            tags |= AutomaticTags.Bit(AutomaticTag.RuntimeFamily) | AutomaticTags.Bit(AutomaticTag.AppSecEnabled);
            tags |= Bit(AutomaticTag.EventRulesVersion, IsSet(appSec.EventRulesVersion));
        }

        if (chunk.FeatureFlags is { } flags)
        {
            tags |= Bit(AutomaticTag.FeatureFlags, !string.IsNullOrEmpty(flags.Flags));
            tags |= Bit(AutomaticTag.FeatureFlagSubjects, !string.IsNullOrEmpty(flags.Subjects));
            tags |= Bit(AutomaticTag.FeatureFlagRuntimeDefaults, !string.IsNullOrEmpty(flags.RuntimeDefaults));
        }

        return tags;
    }

    /// <summary>The source of a service name is dropped where the service is the default, unless configuration set it.</summary>
    internal static bool HasServiceSource(string source, SpanRole role)
        => source.Length > 0 && ((role & SpanRole.DefaultService) == 0 || source.StartsWith("opt.", StringComparison.Ordinal));

    /// <summary>A decision to drop: the decision maker is not sent with it.</summary>
    internal static bool IsDropped(in TraceChunk chunk) => chunk.SamplingPriority <= 0;

    private static bool HasDecisionMaker(in TraceChunk chunk)
        => chunk.TraceTags?.Scan(TagNames.DecisionMaker) is not null || (chunk.SamplingMechanism.HasValue && chunk.SamplingPriority.HasValue);

    // The tag says whose rate it is; other mechanisms have none.
    private static ulong RateTag(int? mechanism) => mechanism switch
    {
        SamplingMechanism.AgentRate => AutomaticTags.Bit(AutomaticTag.AgentSamplingRate),
        SamplingMechanism.LocalRule or SamplingMechanism.RemoteUserRule or SamplingMechanism.RemoteAdaptiveRule => AutomaticTags.Bit(AutomaticTag.RuleSamplingRate),
        _ => 0,
    };

    private static bool IsSet(string? value) => !string.IsNullOrWhiteSpace(value);

    private static ulong Bit(AutomaticTag tag, bool condition) => condition ? AutomaticTags.Bit(tag) : 0;
}
