using SpanPack.Serialization.Tests.Models;
using SpanPack.Serialization.Tests.Support;
using SpanPack.Serialization.Tests.TagClasses;

namespace SpanPack.Serialization.Tests.Concurrency;

/// <summary>One thread sets what another writes: a payload has the old or the new value and is well-formed.</summary>
public sealed class ConcurrencyTests
{
    private static readonly int s_writes = Dose.IsThorough ? 1_000 : 400;

    private readonly Span _span = Example.Root(1);

    public static TheoryData<bool> WithAutomaticTags => [false, true];

    [Theory]
    [MemberData(nameof(WithAutomaticTags))]
    public void CustomTags_SetClearedAndSwitched(bool automatic)
    {
        var random = new Random(1);
        Race.Run(FormatterOf(automatic), new TraceChunk(_span), s_writes, _ => Switch("custom." + random.Next(40), random), Check);
    }

    [Theory]
    [MemberData(nameof(WithAutomaticTags))]
    public void TypedTags_SetClearedAndSwitched(bool automatic)
    {
        var tags = new LeafTags();
        _span.Tags = tags;
        var random = new Random(2);
        string[] names = ["test.base", "test.base.count", "test.middle.7", "test.leaf.metric",
            "test.leaf.metric.key.that.does.not.fit.an.entry", "test.leaf.3"];
        Race.Run(FormatterOf(automatic), new TraceChunk(_span), s_writes, _ => Switch(names[random.Next(names.Length)], random), Check);
    }

    [Theory]
    [MemberData(nameof(WithAutomaticTags))]
    public void TypedMetrics_SetAndCleared(bool automatic)
    {
        var tags = new LeafTags();
        _span.Tags = tags;
        Race.Run(FormatterOf(automatic), new TraceChunk(_span), s_writes, i => tags.Metric = i % 2 == 0 ? null : 2, Check);
    }

    [Theory]
    [MemberData(nameof(WithAutomaticTags))]
    public void TagsAssigned_WhenSomeAreSetByName(bool automatic)
    {
        for (int round = 0; round < (Dose.IsThorough ? 200 : 80); round++)
        {
            Span[] spans = [.. Enumerable.Range(1, 10).Select(static id => Example.Root((ulong)id))];
            foreach (Span span in spans)
            {
                span.SetTag("test.leaf.3", "test.leaf.3=1");
                span.SetMetric("test.leaf.metric", 2);
            }

            Race.Run(FormatterOf(automatic), new TraceChunk(spans), 3, i => spans[i % 10].Tags ??= new LeafTags(), Check);
        }
    }

    [Fact]
    public void TagsAssigned_AndTakenAway()
        => Race.Run(Shapes.Automatic, new TraceChunk(_span), s_writes,
            i => _span.Tags = i % 2 == 0 ? null : new LeafTags { Text = "test.base=1" }, Check);

    [Fact]
    public void TagsOfTheTrace_SetAndRemoved()
    {
        var tags = new TraceTags();
        var random = new Random(4);
        var chunk = new TraceChunk(new[] { Example.Child(2, 1), _span })
        {
            TraceTags = tags, SamplingPriority = SamplingPriority.AutoKeep,
            SamplingMechanism = SamplingMechanism.LocalRule
        };
        Race.Run(
            Shapes.Automatic,
            chunk,
            s_writes,
            _ =>
            {
                string name = random.Next(20) switch
                {
                    0 => TagNames.DecisionMaker,
                    < 10 => "_dd.p." + random.Next(20),
                    _ => "trace."
                    + random.Next(300)
                };
                tags[name] = random.Next(3) == 0 ? null : name + "=1";
            },
            static _ => { });
    }

    [Fact]
    public void ATagOfTheTrace_SetUnderTheNameOfOneOfASpan()
    {
        var tags = new TraceTags();
        for (int i = 0; i < 30; i++) _span.SetTag("trace." + i, "own");
        Race.Run(Shapes.Automatic, new TraceChunk(_span) { TraceTags = tags, SamplingPriority = SamplingPriority.AutoKeep }, s_writes,
            i => tags["trace." + (i % 30)] = i / 30 % 2 == 0 ? "of the trace" : null, static _ => { });
    }

    [Fact]
    public void LinksEventsAndStructures_Added()
    {
        for (int round = 0; round < 50; round++)
        {
            Span span = Example.Root(1);
            Race.Run(
                SpanMessagePackFormatter.Verbatim,
                new TraceChunk(span),
                20,
                i =>
                {
                    if (i >= 200) return; // they cannot be taken away
                    Thread.SpinWait(200); // or all would be there before anything is written
                    span.AddLink(new SpanLink(1, (ulong)i));
                    span.AddEvent(new SpanEvent("e", (ulong)i));
                    span.SetMetaStruct("key" + (i % 20), i % 3 == 0 ? null : [0x80]);
                },
                static _ => { });
        }
    }

    private static SpanMessagePackFormatter FormatterOf(bool automatic) => automatic ? Shapes.Automatic : SpanMessagePackFormatter.Verbatim;

    private void Switch(string name, Random random)
    {
        switch (random.Next(4))
        {
            case 0:
                _span.SetTag(name, null);
                break;
            case 1:
                _span.SetMetric(name, 1 + random.Next(3));
                break;
            default:
                _span.SetTag(name, $"{name}={new string('x', random.Next(200))}");
                break;
        }
    }

    /// <summary>Every value is one that was set, under its own name.</summary>
    private static void Check(SpanModel span)
    {
        foreach ((string name, string value) in span.Meta)
        {
            if (name.StartsWith("custom.", StringComparison.Ordinal) || name is "test.base" or "test.leaf.3" or "test.middle.7")
                Assert.True(value.StartsWith(name + "=", StringComparison.Ordinal) || value is "1" or "2" or "3", $"{name}: {value}");
        }

        foreach ((string name, double value) in span.Metrics)
        {
            if (name.StartsWith("custom.", StringComparison.Ordinal) || name.StartsWith("test.", StringComparison.Ordinal))
                Assert.True(value is 1 or 2 or 3, $"{name}: {value}");
        }
    }
}
