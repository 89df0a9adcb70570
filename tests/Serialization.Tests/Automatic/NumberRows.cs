using SpanPack.Serialization.Tests.Plans;

namespace SpanPack.Serialization.Tests.Automatic;

/// <summary>The numeric rows of docs/protocol.md#tags-that-a-tracer-adds, in their order.</summary>
internal static class NumberRows
{
    internal static SortedDictionary<string, double> Of(ChunkPlan chunk, SpanPosition span)
    {
        var tags = new SortedDictionary<string, double>(StringComparer.Ordinal);
        if (span.IsLocalRoot)
        {
            if (chunk.Process.ProcessId != 0) tags.Add("process_id", chunk.Process.ProcessId);
            if (chunk.Mechanism == 1 && chunk.Rate is { } agentRate) tags.Add("_dd.agent_psr", agentRate);
            if (chunk.Mechanism is 3 or 11 or 12 && chunk.Rate is { } ruleRate) tags.Add("_dd.rule_psr", ruleRate);
            if (chunk.RateLimit is { } limit) tags.Add("_dd.limit_psr", limit);
            if (chunk.KeepRate is { } kept) tags.Add("_dd.tracer_kr", kept);
            if (chunk.AppSec is not null) tags.Add("_dd.appsec.enabled", 1);
        }

        if (chunk.ApmTracingDisabled) tags.Add("_dd.apm.enabled", 0);
        if (span.IsChunkOrphan && chunk.Priority is { } priority) tags.Add("_sampling_priority_v1", priority);
        if (span.IsTopLevel && !chunk.Process.IsAgentlessCi) tags.Add("_dd.top_level", 1);
        return tags;
    }
}
