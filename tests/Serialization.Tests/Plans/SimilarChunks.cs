using SpanPack.Serialization.Tests.TagClasses;

namespace SpanPack.Serialization.Tests.Plans;

/// <summary>
/// Draws chunks of one process that follow each other, of spans that share most of their text objects, as those of a service do.
/// </summary>
internal static class SimilarChunks
{
    private static readonly Type?[] s_classes = [null, typeof(BaseTags), typeof(LeafTags), typeof(SqlTags), typeof(WebServerTags)];
    private static readonly string?[] s_services = [null, "shop", "SHOP", "stock"];

    internal static List<ChunkPlan> Draw(Dice dice)
    {
        ChunkPlan chunk = Chunks.Draw(dice);
        SpanPlan[] kinds = [DrawKind(dice), DrawKind(dice)];
        chunk = chunk with { Spans = [] };
        if (!dice.OneIn(4))
            chunk = chunk with
            {
                TraceTags = null,
                Origin = null,
                AppSec = null,
                FeatureFlags = null,
                Priority = dice.Of<int?>(1, 2),
                Mechanism = dice.Of<int?>(null, 0, 3, 16)
            };
        var all = new List<ChunkPlan>();
        for (int i = 0; i < 12; i++)
        {
            if (dice.OneIn(3)) kinds[dice.Below(2)] = Change(dice, dice.Of(kinds));
            if (dice.OneIn(3)) chunk = Change(dice, chunk);
            var traceId = new UInt128(dice.Of(0UL, 1UL, ulong.MaxValue), 10);
            all.Add(chunk with { Spans = [.. Enumerable.Range(0, dice.Of(1, 1, 3)).Select(n => Next(dice, dice.Of(kinds), traceId, n))] });
        }

        return all;
    }

    private static SpanPlan DrawKind(Dice dice)
    {
        Type? tags = dice.Of(s_classes);
        string[] names = [.. TagClassFacts.OfOrNone(tags)?.Names ?? ["custom.0"]];
        List<TagOperation> operations = tags is null ? [] : [new(TagOperationKind.AssignTags, Class: tags)];
        operations.AddRange(dice.ListOf(4,
            () => new TagOperation(TagOperationKind.SetProperty, dice.Of(names), dice.Text(), dice.Double())));
        operations.AddRange(dice.ListOf(3, () => DrawCustom(dice)));
        return new SpanPlan
        {
            Service = dice.Of(s_services), Name = dice.Of(null, "n", dice.Text()),
            Resource = dice.Of(null, "r", dice.Text()), Type = dice.Of(null, "", "t"), Tags = operations
        };
    }

    private static TagOperation DrawCustom(Dice dice) => dice.Below(8) switch
    {
        0 => new(TagOperationKind.SetMetric, "custom." + dice.Below(5), Number: dice.Double()),
        1
            => new(TagOperationKind.SetTag,
                dice.Of(TagNames.Environment, TagNames.TraceIdUpper, TagNames.TraceIdUpper, TagNames.DecisionMaker, "test.leaf.metric"),
                "set by hand"),
        _ => new(TagOperationKind.SetTag, "custom." + dice.Below(5), dice.Of("a", "b", dice.Text())),
    };

    /// <summary>Another span of a kind: the same texts, its own numbers.</summary>
    private static SpanPlan Next(Dice dice, SpanPlan kind, UInt128 traceId, int number) => kind with
    {
        TraceId = traceId,
        SpanId = (ulong)(100 + number),
        ParentId = dice.Of(0UL, 7UL, 100UL, 101UL),
        IsLocalRoot = dice.OneIn(4),
        Start = dice.Int64(),
        Duration = dice.Int64(),
        Error = dice.OneIn(3) ? dice.Of(1, 127, 128, -1, int.MaxValue) : 0,
    };

    private static SpanPlan Change(Dice dice, SpanPlan span) => dice.Below(9) switch
    {
        0 => span with { Service = dice.Of(s_services) },
        1 => span with { Name = dice.Of(null, "other name", dice.Text()) },
        2 => span with { Resource = dice.Of(null, "other resource") },
        3 => span with { Type = dice.Of(null, "web") },
        4
            => span with
            {
                Tags = [.. span.Tags,
                dice.OneIn(2) ? DrawCustom(dice) : new(TagOperationKind.SetProperty, TagNames.Component, dice.Of("a", "b"))]
            },
        5 when span.Tags.Count > 0 => span with { Tags = span.Tags[..^1] },
        6 when span.Tags is [.., var last]
            => span with { Tags = [.. span.Tags, last with { Text = last.Text is null ? dice.Text() : null }] },
        7 => span with { LastParentId = span.LastParentId is null ? "00000000000000ff" : null },
        _ => span with { Links = span.Links.Count == 0 ? [Attributes.DrawLink(dice)] : [] },
    };

    private static ChunkPlan Change(Dice dice, ChunkPlan chunk) => dice.Below(9) switch
    {
        0 => chunk with { Priority = dice.Of<int?>(null, -1, 1, 2) },
        1 or 7 or 8 => chunk with { Mechanism = dice.Of<int?>(null, 0, 3, 15, 16) },
        2 => chunk with { Rate = dice.MaybeValue(dice.Double) },
        3 => chunk with { Origin = dice.Of(null, "synthetics") },
        4 => chunk with { IsFirstOfPayload = !chunk.IsFirstOfPayload },
        5 => chunk with { TraceTags = chunk.TraceTags is null ? new() { ["_dd.p.ts"] = "02", ["custom.1"] = "of the trace" } : null },
        _ => chunk with { Environment = dice.Of(null, "other") },
    };
}
