using SpanPack.Serialization.Tests.Plans;

namespace SpanPack.Serialization.Tests.Automatic;

/// <summary>The string rows of docs/protocol.md#tags-that-a-tracer-adds, in their order.</summary>
internal static class TextRows
{
    internal static SortedDictionary<string, string> Of(ChunkPlan chunk, string? defaultService, SpanPosition span)
    {
        var tags = new SortedDictionary<string, string>(StringComparer.Ordinal);
        ProcessTags process = chunk.Process;
        SpanPlan plan = span.Span;

        tags.Add("language", "dotnet");
        AddIfSet("env", chunk.Environment ?? process.Environment);
        AddIfSet("_dd.origin", chunk.Origin);
        if (span.IsDefaultService) AddIfSet("version", chunk.Version ?? process.Version);
        if (!span.IsDefaultService) AddIfSet("_dd.base_service", defaultService);
        if (!string.IsNullOrEmpty(plan.ServiceSource)
            && (!span.IsDefaultService || plan.ServiceSource.StartsWith("opt.", StringComparison.Ordinal)))
            tags.Add("_dd.svc_src", plan.ServiceSource);
        if (span.IsTopLevel && !process.IsAgentlessCi) AddIfSet("runtime-id", process.RuntimeId);
        if (!string.IsNullOrEmpty(plan.LastParentId)) tags.Add("_dd.parent_id", plan.LastParentId);
        if (span.IsFirst) AddFirstOfChunk();
        if (span.IsLocalRoot) AddLocalRoot();
        if (plan.Events.Count > 0 && !chunk.NativeEvents) tags.Add("events", EventJsonOracle.Format(plan.Events));
        if (process.AzureAppServices is { } site && !span.IsInferred) AddSite(site);
        return tags;

        void AddIfSet(string name, string? value)
        {
            if (!string.IsNullOrWhiteSpace(value)) tags.Add(name, value);
        }

        void AddFirstOfChunk()
        {
            bool hasMaker = chunk.TraceTags?.GetValueOrDefault("_dd.p.dm") is not null;
            if (!hasMaker && chunk.Priority is 1 or 2 && chunk.Mechanism is { } mechanism)
                tags["_dd.p.dm"] = FormattableString.Invariant($"-{(uint)mechanism}");
            ulong upper = (ulong)(plan.TraceId >> 64);
            if (upper != 0) tags.Add("_dd.p.tid", AutomaticOracle.Hex(upper));
            if (chunk.IsFirstOfPayload) AddIfSet("_dd.tags.process", process.ProcessTagList);
            AddIfSet("_dd.git.commit.sha", process.GitCommitSha);
            AddIfSet("_dd.git.repository_url", process.GitRepositoryUrl);
        }

        void AddLocalRoot()
        {
            if (chunk.AppSec is { } appSec)
            {
                tags.Add("_dd.runtime_family", "dotnet");
                AddIfSet("_dd.appsec.event_rules.version", appSec.EventRulesVersion);
            }

            if (!string.IsNullOrEmpty(chunk.FeatureFlags?.Flags)) tags.Add("ffe_flags_enc", chunk.FeatureFlags.Flags);
            if (!string.IsNullOrEmpty(chunk.FeatureFlags?.Subjects)) tags.Add("ffe_subjects_enc", chunk.FeatureFlags.Subjects);
            if (!string.IsNullOrEmpty(chunk.FeatureFlags?.RuntimeDefaults))
                tags.Add("ffe_runtime_defaults", chunk.FeatureFlags.RuntimeDefaults);
        }

        void AddSite(AzureAppServicesInfo site)
        {
            tags.Add("aas.site.name", site.SiteName);
            tags.Add("aas.site.type", site.IsFunctionApp ? "function" : "app");
            if (!span.IsChunkOrphan) return;
            tags.Add("aas.site.kind", site.IsFunctionApp ? "functionapp" : "app");
            AddIfSet("aas.resource.group", site.ResourceGroup);
            AddIfSet("aas.subscription.id", site.SubscriptionId);
            if (!string.IsNullOrEmpty(site.ResourceGroup) && !string.IsNullOrEmpty(site.SubscriptionId))
                tags.Add("aas.resource.id",
                    $"/subscriptions/{site.SubscriptionId}/resourcegroups/{site.ResourceGroup}/providers/microsoft.web/sites/{site.SiteName}".ToLowerInvariant());
            tags.Add("aas.environment.instance_id", site.InstanceId);
            tags.Add("aas.environment.instance_name", site.InstanceName);
            tags.Add("aas.environment.os", site.OperatingSystem);
            tags.Add("aas.environment.runtime", site.Runtime);
            tags.Add("aas.environment.extension_version", site.ExtensionVersion);
        }
    }
}
