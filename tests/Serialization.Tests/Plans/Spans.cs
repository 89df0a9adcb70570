using SpanPack.Serialization.Tests.TagClasses;

namespace SpanPack.Serialization.Tests.Plans;

/// <summary>Draws whole spans.</summary>
internal static class Spans
{
    private static readonly Type?[] s_classes =
    [
        null, typeof(BaseTags), typeof(MiddleTags), typeof(LeafTags), typeof(CollidingTags), typeof(WebServerTags), typeof(HttpClientTags),
        typeof(SqlTags), typeof(RedisTags), typeof(KafkaTags), typeof(GrpcTags), typeof(AwsSdkTags),
    ];

    /// <summary>Names that the tracer or a trace uses too, and keys of odd lengths and characters.</summary>
    private static readonly string[] s_names =
    [
        TagNames.Language, TagNames.Environment, TagNames.Version, TagNames.Origin, TagNames.BaseService, TagNames.ServiceSource,
        TagNames.RuntimeId,
        TagNames.LastParentId, TagNames.DecisionMaker, TagNames.TraceIdUpper, TagNames.ProcessTags, TagNames.GitCommitSha,
        TagNames.RuntimeFamily,
        TagNames.EventRulesVersion, TagNames.FeatureFlags, TagNames.Events, AzureAppServicesTags.SiteName,
        AzureAppServicesTags.ExtensionVersion,
        MetricNames.ProcessId, MetricNames.AgentSamplingRate, MetricNames.LimiterRate, MetricNames.KeepRate, MetricNames.ApmEnabled,
        MetricNames.AppSecEnabled, MetricNames.SamplingPriority, MetricNames.TopLevel, MetricNames.Measured, MetricNames.InferredSpan,
        "_dd.p.ts", "_dd.p.other", "trace.text", "trace.number", "trace.constant", "", "clé", "odd\ud800", "😀",
        new('k', 31), new('k', 32), new('k', 128), new('k', 129), new('k', 300),
    ];

    internal static SpanPlan Draw(Dice dice)
    {
        var plan = new SpanPlan
        {
            TraceId = new UInt128(dice.UInt64(), dice.UInt64()),
            SpanId = dice.UInt64(),
            ParentId = dice.UInt64(),
            IsLocalRoot = dice.OneIn(4),
            Service = dice.Maybe(dice.Text),
            Name = dice.Maybe(dice.Text),
            Resource = dice.Maybe(dice.Text),
            Type = dice.Maybe(dice.Text),
            Start = dice.Int64(),
            Duration = dice.Int64(),
            Error = dice.Of(0, 0, 1, 2, -1, int.MaxValue, int.MinValue),
            LastParentId = dice.Maybe(() => dice.Of("0000000000000000", "00000000000000ff", ""), oneIn: 5),
            ServiceSource = dice.Maybe(() => dice.Of("m", "opt.service_mapping", "", "redis"), oneIn: 3),
            Tags = DrawTags(dice),
        };
        if (dice.OneIn(2)) return plan;
        return plan with
        {
            MetaStruct = DrawMetaStruct(dice),
            Links = dice.ListOf(3, () => Attributes.DrawLink(dice)),
            Events = dice.ListOf(4, () => Attributes.DrawEvent(dice))
        };
    }

    private static List<TagOperation> DrawTags(Dice dice)
    {
        Type? first = dice.Of(s_classes);
        string[] names = [.. TagClassFacts.OfOrNone(first)?.Names ?? [], .. s_names];
        List<TagOperation> operations = dice.ListOf(40, () => DrawOperation(dice, names));
        if (first is not null) operations.Insert(dice.Below(operations.Count + 1), new(TagOperationKind.AssignTags, Class: first));
        return operations;
    }

    private static TagOperation DrawOperation(Dice dice, string[] names)
    {
        string name = dice.OneIn(3) ? "custom." + dice.Below(25) : dice.Of(names);
        return dice.Below(40) switch
        {
            0 => new(TagOperationKind.AssignTags, Class: dice.Of(s_classes)),
            < 16
                => new(TagOperationKind.SetTag, name,
                    dice.OneIn(5) ? null : dice.OneIn(6) ? dice.Of("12", "-1.5e3", "NaN", " 7 ", "1,5") : dice.Text()),
            < 24 => new(TagOperationKind.SetMetric, name, Number: dice.OneIn(5) ? null : dice.Double()),
            _ => new(TagOperationKind.SetProperty, name, dice.OneIn(6) ? null : dice.Text(), dice.OneIn(6) ? null : dice.Double()),
        };
    }

    private static List<KeyValuePair<string, byte[]>> DrawMetaStruct(Dice dice)
        => [.. dice.ListOf(3,
            () =>
                KeyValuePair.Create(dice.Of("appsec", "iast", "clé", ""),
                    dice.Bytes(dice.Of(0, 1, 255, 256, 300)))).DistinctBy(static entry =>
                entry.Key)];
}
