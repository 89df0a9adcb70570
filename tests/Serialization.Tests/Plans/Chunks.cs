namespace SpanPack.Serialization.Tests.Plans;

/// <summary>
/// Draws whole chunks: 1 to 40 spans, with parents in and out of the chunk, and what a trace and a process say of themselves.
/// </summary>
internal static class Chunks
{
    private static readonly string?[] s_services = [null, "shop", "SHOP", "stock", "", "été"];

    internal static ChunkPlan Draw(Dice dice)
    {
        int count = dice.OneIn(2) ? 1 + dice.Below(5) : 1 + dice.Below(40);
        var traceId = new UInt128(dice.OneIn(2) ? 0 : dice.UInt64(), 10);
        var spans = new List<SpanPlan>();
        for (int i = 0; i < count; i++)
        {
            spans.Add(Spans.Draw(dice) with
            {
                TraceId = traceId,
                SpanId = (ulong)(100 + i),
                ParentId = DrawParent(dice, count),
                IsLocalRoot = dice.OneIn(6),
                Service = dice.Of(s_services),
                ParentService = dice.OneIn(3) ? dice.Of(s_services) : null,
            });
        }

        return new ChunkPlan
        {
            Spans = spans,
            Process = DrawProcess(dice),
            NativeEvents = dice.OneIn(2),
            IsFirstOfPayload = dice.OneIn(2),
            Priority = dice.Of<int?>(null, -1, 0, 1, 2),
            Mechanism = dice.Of<int?>(null, 0, 1, 3, 4, 11, 12, -5),
            Rate = dice.MaybeValue(dice.Double),
            RateLimit = dice.MaybeValue(dice.Double),
            KeepRate = dice.MaybeValue(dice.Double),
            Origin = dice.Of(null, "", " ", "synthetics", "é\ud800"),
            TraceTags = DrawTraceTags(dice),
            Service = dice.OneIn(3) ? dice.Of(s_services) : null,
            Environment = dice.OneIn(4) ? dice.Of("", "other") : null,
            Version = dice.OneIn(4) ? dice.Of("", "9") : null,
            ApmTracingDisabled = dice.OneIn(3),
            AppSec = dice.OneIn(3) ? new AppSecTraceInfo { EventRulesVersion = dice.Of(null, "", "1.2.3") } : null,
            FeatureFlags = dice.OneIn(3)
                ? new FeatureFlagTraceInfo { Flags = dice.Of(null, "f"), Subjects = dice.Of("", "s"), RuntimeDefaults = dice.Of(" ", "d") }
                : null,
        };
    }

    private static ulong DrawParent(Dice dice, int count) => dice.Below(6) switch
    {
        0 => 0,
        1 => 7,
        _ => (ulong)(100 + dice.Below(count)),
    };

    private static ProcessTags DrawProcess(Dice dice) => new()
    {
        Service = dice.Of(null, "shop", "shop", " "),
        Environment = dice.Of(null, "prod", ""),
        Version = dice.Of(null, "1.0", ""),
        RuntimeId = dice.Of(null, "0b6e2f54-3f1c-4a0e-9d0c-0a1b2c3d4e5f"),
        ProcessId = dice.Of(0, 4711),
        ProcessTagList = dice.Of(null, "entrypoint.name:shop,svc.user:true"),
        GitCommitSha = dice.Of(null, "0a1b2c"),
        GitRepositoryUrl = dice.Of(null, "https://example.org/shop.git"),
        AzureAppServices = dice.OneIn(2) ? DrawSite(dice) : null,
        IsAgentlessCi = dice.OneIn(5),
    };

    private static AzureAppServicesInfo DrawSite(Dice dice) => new()
    {
        SiteName = "Shop",
        IsFunctionApp = dice.OneIn(2),
        ResourceGroup = dice.Of(null, "Group"),
        SubscriptionId = dice.Of(null, "", "8C5"),
        InstanceId = dice.Of("unknown", "i-1"),
        Runtime = dice.Of(".NET", "Runtime é"),
    };

    private static Dictionary<string, string?>? DrawTraceTags(Dice dice)
    {
        if (dice.OneIn(3)) return null;
        string[] names =
        [
            "_dd.p.ts", "_dd.p.other", TagNames.DecisionMaker, TagNames.TraceIdUpper, "trace.text", "trace.number", "trace.constant",
            "custom.1",
            TagNames.GitCommitSha, TagNames.ProcessTags, TagNames.Environment, TagNames.Events, MetricNames.ProcessId,
            MetricNames.SamplingPriority,
        ];
        var tags = new Dictionary<string, string?>();
        foreach (string name in dice.ListOf(6, () => dice.Of(names))) tags[name] = dice.Of(null, "", "v", dice.Text());
        return tags;
    }
}
