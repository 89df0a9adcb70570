namespace SpanPack;

/// <summary>Finds the tracer's own tags by name.</summary>
internal static class AutomaticTags
{
    internal const string PropagatedPrefix = "_dd.p.";

    /// <summary>The numeric ones, which come last in the enumeration.</summary>
    internal const ulong Numeric = (1UL << (int)AutomaticTag.Propagated) - (1UL << (int)AutomaticTag.ProcessId);

    private static readonly Dictionary<string, AutomaticTag> s_byName = new(StringComparer.Ordinal) // not frozen: that takes longer than all look-ups, which are one a name
    {
        [TagNames.Language] = AutomaticTag.Language,
        [TagNames.Environment] = AutomaticTag.Environment,
        [TagNames.Version] = AutomaticTag.Version,
        [TagNames.Origin] = AutomaticTag.Origin,
        [TagNames.BaseService] = AutomaticTag.BaseService,
        [TagNames.ServiceSource] = AutomaticTag.ServiceSource,
        [TagNames.RuntimeId] = AutomaticTag.RuntimeId,
        [TagNames.LastParentId] = AutomaticTag.LastParentId,
        [TagNames.DecisionMaker] = AutomaticTag.DecisionMaker,
        [TagNames.TraceIdUpper] = AutomaticTag.TraceIdUpper,
        [TagNames.ProcessTags] = AutomaticTag.ProcessTagList,
        [TagNames.GitCommitSha] = AutomaticTag.GitCommitSha,
        [TagNames.GitRepositoryUrl] = AutomaticTag.GitRepositoryUrl,
        [TagNames.RuntimeFamily] = AutomaticTag.RuntimeFamily,
        [TagNames.EventRulesVersion] = AutomaticTag.EventRulesVersion,
        [TagNames.FeatureFlags] = AutomaticTag.FeatureFlags,
        [TagNames.FeatureFlagSubjects] = AutomaticTag.FeatureFlagSubjects,
        [TagNames.FeatureFlagRuntimeDefaults] = AutomaticTag.FeatureFlagRuntimeDefaults,
        [TagNames.Events] = AutomaticTag.Events,
        [AzureAppServicesTags.SiteName] = AutomaticTag.SiteName,
        [AzureAppServicesTags.SiteKind] = AutomaticTag.SiteKind,
        [AzureAppServicesTags.SiteType] = AutomaticTag.SiteType,
        [AzureAppServicesTags.ResourceGroup] = AutomaticTag.ResourceGroup,
        [AzureAppServicesTags.SubscriptionId] = AutomaticTag.SubscriptionId,
        [AzureAppServicesTags.ResourceId] = AutomaticTag.ResourceId,
        [AzureAppServicesTags.InstanceId] = AutomaticTag.InstanceId,
        [AzureAppServicesTags.InstanceName] = AutomaticTag.InstanceName,
        [AzureAppServicesTags.OperatingSystem] = AutomaticTag.OperatingSystem,
        [AzureAppServicesTags.Runtime] = AutomaticTag.Runtime,
        [AzureAppServicesTags.ExtensionVersion] = AutomaticTag.ExtensionVersion,
        [MetricNames.ProcessId] = AutomaticTag.ProcessId,
        [MetricNames.AgentSamplingRate] = AutomaticTag.AgentSamplingRate,
        [MetricNames.RuleSamplingRate] = AutomaticTag.RuleSamplingRate,
        [MetricNames.LimiterRate] = AutomaticTag.LimiterRate,
        [MetricNames.KeepRate] = AutomaticTag.KeepRate,
        [MetricNames.ApmEnabled] = AutomaticTag.ApmEnabled,
        [MetricNames.AppSecEnabled] = AutomaticTag.AppSecEnabled,
        [MetricNames.SamplingPriority] = AutomaticTag.SamplingPriority,
        [MetricNames.TopLevel] = AutomaticTag.TopLevel,
    };

    internal static AutomaticTag Find(string name)
    {
        if (s_byName.TryGetValue(name, out AutomaticTag tag)) return tag;
        return name.StartsWith(PropagatedPrefix, StringComparison.Ordinal) ? AutomaticTag.Propagated : AutomaticTag.None;
    }

    /// <summary>The bit of a tag in a set of automatic tags.</summary>
    internal static ulong Bit(AutomaticTag tag) => 1UL << (int)tag;

    /// <summary>Whether a tag is in a set of automatic tags.</summary>
    internal static bool Has(ulong tags, AutomaticTag tag) => (tags & Bit(tag)) != 0;
}
