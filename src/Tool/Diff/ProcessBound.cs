using System.Collections.Frozen;

namespace SpanPack.Tool;

/// <summary>What tells one process from another.</summary>
internal static class ProcessBound
{
    private static readonly FrozenSet<string> s_names = FrozenSet.ToFrozenSet(
        [
            TagNames.Language, TagNames.RuntimeId, TagNames.ProcessTags, TagNames.GitCommitSha, TagNames.GitRepositoryUrl, TagNames.RuntimeFamily,
            MetricNames.ProcessId, MetricNames.KeepRate, "_dd.hostname", "_dd.tracer_hostname", "_dd.entity_id", "system.pid",
        ],
        StringComparer.Ordinal);

    /// <summary>Whether a tag of that name is such: also those of the site in Azure App Service.</summary>
    internal static bool Has(string name) => s_names.Contains(name) || name.StartsWith("aas.", StringComparison.Ordinal);
}
