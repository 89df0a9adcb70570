namespace SpanPack.Conformance.Tests.Samples;

/// <content>What is said of chunks as a whole, and many of everything.</content>
internal static partial class SamplePayloads
{
    private static SamplePayload TraceContext()
    {
        Span span = SampleSpan.Create();
        span.TraceId = new UInt128(0x6b00dee600000000, 0x41bd29b2f6c6a2de);
        span.ParentId = 42;
        span.IsLocalRoot = true;
        span.LastParentId = "00f067aa0ba902b7";
        span.ServiceSource = "m";
        var chunk = new TraceChunk(span)
        {
            SamplingPriority = SamplingPriority.UserKeep,
            SamplingMechanism = SamplingMechanism.Manual,
            Origin = "synthetics",
            TraceTags = new TraceTags { ["_dd.p.ts"] = "02", ["custom"] = "of the trace" },
            RateLimit = 0.5,
            KeepRate = 0.75,
            Service = "other",
            Environment = "staging",
            Version = "4.5.6",
        };
        return new("trace context", s_formatter, [chunk]);
    }

    private static SamplePayload AppServices()
    {
        var process = new ProcessTags
        {
            Service = "shop",
            RuntimeId = "7b6f0c9e-3a55-4b0e-9c43-5d8f5f6f9a10",
            AzureAppServices =
                new AzureAppServicesInfo { SiteName = "shop-site", ResourceGroup = "Group", SubscriptionId = "0815", Runtime = ".NET" },
        };
        TraceChunk chunk = SampleSpan.Kept(SampleSpan.Create(), SampleSpan.Create(1));
        chunk = new TraceChunk(chunk.Spans)
        {
            SamplingPriority = SamplingPriority.UserKeep,
            ApmTracingDisabled = true,
            AppSec = new AppSecTraceInfo { EventRulesVersion = "1.13.0" },
            FeatureFlags = new FeatureFlagTraceInfo { Flags = "flags", Subjects = "subjects", RuntimeDefaults = "defaults" },
        };
        return new("app services", new SpanMessagePackFormatter(process), [chunk]);
    }

    private static SamplePayload ManySpans()
        => new("300 spans", s_formatter,
            [SampleSpan.Kept([.. Enumerable.Range(0, 300).Select(static i => SampleSpan.Create(i, name: $"step.{i % 7}"))])]);

    private static SamplePayload ManyChunks()
        => new("40 chunks", s_formatter,
            [.. Enumerable.Range(1,
                40).Select(static n => SampleSpan.Kept([.. Enumerable.Range(0, n).Select(static i => SampleSpan.Create(i))]))]);

    private static SamplePayload ManyTags()
    {
        Span[] spans = [.. Enumerable.Range(0, 6).Select(static i => SampleSpan.Create(i))];
        int[] counts = [1, 8, 15, 16, 40, 400];
        for (int i = 0; i < spans.Length; i++)
        {
            for (int tag = 0; tag < counts[i]; tag++)
            {
                spans[i].SetTag($"tag.{tag}", $"value {tag}");
                spans[i].SetMetric($"metric.{tag}", tag);
            }
        }

        return new("many tags", s_formatter, [SampleSpan.Kept(spans)]);
    }
}
