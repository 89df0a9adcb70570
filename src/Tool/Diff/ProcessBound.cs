using System.Collections.Frozen;

namespace SpanPack.Tool;

/// <summary>The tags that distinguish processes.</summary>
internal static class ProcessBound
{
    private static readonly FrozenSet<string> s_names = FrozenSet.ToFrozenSet(
        [
            TagNames.Language, TagNames.RuntimeId, TagNames.ProcessTags, TagNames.GitCommitSha, TagNames.GitRepositoryUrl,
            TagNames.RuntimeFamily,
            MetricNames.ProcessId, MetricNames.KeepRate, "_dd.hostname", "_dd.tracer_hostname", "_dd.entity_id", "system.pid",
        ],
        StringComparer.Ordinal);

    /// <summary>Returns whether a tag of that name distinguishes processes, including those of the site in Azure App Service.</summary>
    internal static bool Has(string name) => s_names.Contains(name) || name.StartsWith("aas.", StringComparison.Ordinal);
}
