using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>Chunks whose automatic tags differ from span to span.</summary>
internal static class GuardedTrace
{
    /// <summary>Roots, children, spans of other services, orphans and inferred spans.</summary>
    internal static IEnumerable<TraceChunk> Roles()
    {
        Span root = Example.Root(1);
        Span child = Example.Child(2, parentId: 1);
        Span other = Example.Child(3, parentId: 1);
        other.Service = "stock";
        Span orphan = Example.Child(4, parentId: 99);
        Span inferred = Example.Child(5, parentId: 1);
        inferred.SetMetric(MetricNames.InferredSpan, 1);
        Span localRoot = Example.Child(6, parentId: 99);
        localRoot.IsLocalRoot = true;
        foreach (Span[] spans in (Span[][])[[root], [root, child], [root, child, other, orphan, inferred, localRoot], [orphan, other],
            [inferred], [localRoot]])
        {
            yield return new TraceChunk(spans) { SamplingPriority = SamplingPriority.AutoKeep };
            yield return new TraceChunk(spans) { Origin = "synthetics", ApmTracingDisabled = true };
        }
    }

    /// <summary>Tags that a trace has on its first span and on each local root, short and long.</summary>
    internal static IEnumerable<TraceChunk> WithTags()
    {
        foreach (int length in (int[])[0, 1, 31, 32, 128, 129, 1024, 1025, 8192])
        {
            string text = new('t', length);
            var tags = new TraceTags { ["_dd.p.ts"] = text, [TagNames.DecisionMaker] = text, ["flow"] = text, ["k" + text] = "é" };
            Span[] roots = [Example.Root(1), Example.Root(2), Example.Child(3, parentId: 1)];
            foreach (Span[] spans in (Span[][])[[roots[0]], roots])
            {
                yield return new TraceChunk(spans)
                {
                    TraceTags = tags,
                    SamplingPriority = SamplingPriority.UserKeep,
                    SamplingMechanism = (SamplingMechanism)int.MinValue,
                    AppSec = new AppSecTraceInfo { EventRulesVersion = text },
                    FeatureFlags = new FeatureFlagTraceInfo { Flags = text, Subjects = text, RuntimeDefaults = text },
                };
            }
        }
    }
}
