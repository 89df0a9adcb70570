using SpanPack.Serialization.Tests.TagClasses;

namespace SpanPack.Serialization.Tests.Support;

/// <summary>Chunks of every shape that a writer goes its own way for.</summary>
internal static class Shapes
{
    internal static string[] Names { get; } =
        ["empty", "plain", "typed", "custom", "long", "foreign", "links", "events", "structures", "many", "colliding", "trace", "defaults"];

    internal static TheoryData<string> All { get; } = new(Names);

    internal static SpanMessagePackFormatter Automatic { get; } = new(new ProcessTags
    {
        Service = "shop",
        Environment = "prod",
        Version = "1.0",
        RuntimeId = "0b6e2f54-3f1c-4a0e-9d0c-0a1b2c3d4e5f",
        ProcessId = 4711,
        ProcessTagList = "entrypoint.name:shop",
        AzureAppServices = new AzureAppServicesInfo { SiteName = "Shop", ResourceGroup = "group", SubscriptionId = "id" },
    });

    internal static SpanMessagePackFormatter JsonEvents { get; } = new(Example.Process, nativeSpanEvents: false);

    internal static SpanMessagePackFormatter[] Formatters { get; } = [SpanMessagePackFormatter.Verbatim, Automatic, JsonEvents];

    internal static TraceChunk Create(string shape) => shape switch
    {
        "empty" => default,
        "plain" => new(Example.Root(1)),
        "typed" => new(With(static span => span.Tags = Typed())),
        "custom" => new(With(static span => AddCustom(span, 40))),
        "long" => new(With(static span => AddTexts(span, 'x'))),
        "foreign" => new(With(static span => AddTexts(span, 'é'))),
        "links" => new(With(AddLinks)),
        "events" => new(With(AddEvents)),
        "structures" => new(With(static span => span.SetMetaStruct("appsec", Pack.Map(("k", Pack.Bin(new byte[300])))))),
        "many"
            => new(Enumerable.Range(1, 40).Select(static i => i == 1 ? Example.Root(1) : Example.Child((ulong)i, (ulong)i / 2)).ToArray()),
        "colliding"
            => new(With(AddColliding))
            {
                SamplingPriority = SamplingPriority.AutoKeep,
                TraceTags = new TraceTags { ["trace.text"] = "t", ["_dd.p.ts"] = "02" }
            },
        "trace" => new(With(static span => span.TraceId = new UInt128(1, 2)))
        {
            SamplingPriority = SamplingPriority.UserKeep,
            SamplingMechanism = SamplingMechanism.LocalRule,
            SamplingRate = 0.5,
            RateLimit = 1,
            KeepRate = 1,
            Origin = "synthetics",
            ApmTracingDisabled = true,
            AppSec = new AppSecTraceInfo { EventRulesVersion = "1.2" },
            FeatureFlags = new FeatureFlagTraceInfo { Flags = "f", Subjects = "s", RuntimeDefaults = "d" },
        },
        _
            => new(new Span[] { new() { SpanId = 1 },
                new() { SpanId = 2, ParentId = 9, LastParentId = "0000000000000000", ServiceSource = "opt.x" } }),
    };

    private static Span With(Action<Span> change)
    {
        Span span = Example.Root(1);
        change(span);
        return span;
    }

    private static LeafTags Typed() => new()
    {
        Text = "base",
        Count = 3,
        Middle3 = "middle",
        Integer = 12345,
        Day = DayOfWeek.Friday,
        Flag = true,
        LongKey = "v",
        LongForeignKey = "é",
        Metric = 0.5,
        LongMetric = 7,
    };

    private static void AddCustom(Span span, int count)
    {
        for (int i = 0; i < count; i++)
        {
            span.SetTag($"text.{i}", $"value {i}");
            span.SetMetric($"number.{i}", i);
        }
    }

    private static void AddTexts(Span span, char character)
    {
        span.Resource = new string(character, 3000);
        foreach (int length in (int[])[31, 32, 128, 129, 1024, 1025, 70_000]) span.SetTag($"text.{length}", new string(character, length));
        span.SetTag(new string(character, 100), "a long key");
        span.SetMetric(new string(character, 200), 1);
    }

    private static void AddLinks(Span span)
    {
        for (int i = 0; i < 20; i++)
        {
            var link = new SpanLink(new UInt128(1, (ulong)i), 5) { TraceState = "dd=s:1", Flags = 0x80000001 };
            link.Attributes.Add("text", "value");
            link.Attributes.Add("number", 0.1);
            link.Attributes.Add("array", new long[] { 1, 2 });
            span.AddLink(link);
        }
    }

    private static void AddEvents(Span span)
    {
        for (int i = 0; i < 20; i++)
        {
            var spanEvent = new SpanEvent("exception", 1_700_000_000_000_000_000);
            spanEvent.Attributes.Add("message", "it failed: é");
            spanEvent.Attributes.Add("count", i);
            spanEvent.Attributes.Add("ratio", 0.25);
            spanEvent.Attributes.Add("fatal", true);
            spanEvent.Attributes.Add("nothing", (string?)null);
            spanEvent.Attributes.Add("array", new double[] { 1, double.NaN });
            span.AddEvent(spanEvent);
        }
    }

    private static void AddColliding(Span span)
    {
        span.Tags = new CollidingTags { Environment = "the user's", TraceText = "the user's", SamplingPriority = -1, TraceNumber = 1 };
        span.SetTag(TagNames.RuntimeId, "the user's");
        span.SetMetric(MetricNames.TopLevel, 0);
    }
}
