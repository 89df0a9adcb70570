namespace SpanPack;

/// <summary>
/// The names of the tags that a tracer adds, each with a number. If the tracer adds one, a tag of the user with that name is not written.
/// </summary>
internal static class ReservedNames
{
    /// <summary>The number of every other name.</summary>
    internal const byte None = 0;

    /// <summary>The number of <c>_dd.p.dm</c>.</summary>
    internal const byte DecisionMaker = 1;

    /// <summary>The number of <c>_dd.p.tid</c>.</summary>
    internal const byte TraceIdUpper = 2;

    /// <summary>The number of <c>events</c>.</summary>
    internal const byte Events = 3;

    /// <summary>The number of <c>_dd.origin</c>.</summary>
    internal const byte Origin = 4;

    /// <summary>The number of <c>_sampling_priority_v1</c>.</summary>
    internal const byte SamplingPriority = 5;

    /// <summary>
    /// The number of other names that start with <c>_dd.p.</c>: tags of the trace, if the trace has them. It is the last one: numbers are
    /// bits of 64.
    /// </summary>
    internal const byte Propagated = 63;

    private const string PropagatedPrefix = "_dd.p.";

    // The first five have the constants above.
    private static readonly string[] s_names =
    [
        TagNames.DecisionMaker, TagNames.TraceIdUpper, TagNames.Events, TagNames.Origin, MetricNames.SamplingPriority,
        TagNames.LastParentId, TagNames.ServiceSource,
        TagNames.RuntimeFamily, TagNames.EventRulesVersion, TagNames.FeatureFlags, TagNames.FeatureFlagSubjects,
        TagNames.FeatureFlagRuntimeDefaults, TagNames.RuntimeId,
        TagNames.Environment, TagNames.Language, TagNames.Version, TagNames.BaseService, TagNames.GitCommitSha, TagNames.GitRepositoryUrl,
        TagNames.ProcessTags,
        AzureAppServicesTags.SiteName, AzureAppServicesTags.SiteType, AzureAppServicesTags.SiteKind, AzureAppServicesTags.ResourceGroup,
        AzureAppServicesTags.SubscriptionId, AzureAppServicesTags.ResourceId, AzureAppServicesTags.InstanceId,
        AzureAppServicesTags.InstanceName,
        AzureAppServicesTags.OperatingSystem, AzureAppServicesTags.Runtime, AzureAppServicesTags.ExtensionVersion,
    ];

    private static readonly string[] s_namesOfNumbers =
    [
        MetricNames.ProcessId, MetricNames.TopLevel, MetricNames.AgentSamplingRate, MetricNames.RuleSamplingRate, MetricNames.LimiterRate,
        MetricNames.KeepRate, MetricNames.ApmEnabled, MetricNames.AppSecEnabled,
    ];

    /// <summary>The set of the numeric tags, the sampling priority included.</summary>
    internal static readonly ulong Numeric
        = (((1UL << s_namesOfNumbers.Length) - 1) << (s_names.Length + 1)) | (1UL << SamplingPriority);

    // not frozen: that takes longer than all look-ups, which are one a name
    private static readonly Dictionary<string, int> s_numbers = MakeNumbers();

    /// <summary>Returns the number of a name.</summary>
    internal static byte Find(string name)
    {
        if (s_numbers.TryGetValue(name, out int number)) return (byte)number;
        return name.StartsWith(PropagatedPrefix, StringComparison.Ordinal) ? Propagated : None;
    }

    /// <summary>Returns the bit of a number in a set of names.</summary>
    internal static ulong Bit(byte number) => 1UL << number;

    /// <summary>Returns whether a name is in a set.</summary>
    internal static bool Has(ulong names, byte number) => (names & Bit(number)) != 0;

    // of int, not of byte: the framework has its code compiled
    private static Dictionary<string, int> MakeNumbers()
    {
        var numbers = new Dictionary<string, int>(s_names.Length + s_namesOfNumbers.Length, StringComparer.Ordinal);
        foreach (string name in s_names) numbers.Add(name, numbers.Count + 1);
        foreach (string name in s_namesOfNumbers) numbers.Add(name, numbers.Count + 1);
        return numbers;
    }
}
