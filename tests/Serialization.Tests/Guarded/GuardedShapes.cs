using SpanPack.Serialization.Tests.Plans;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>Spans of every shape that a writer goes its own way for, with texts of every length at which it does.</summary>
internal static class GuardedShapes
{
    private const int PlansInAGroup = 40;

    private static readonly Dictionary<string, Func<IEnumerable<GuardedCase>>> s_shapes = CreateAll();

    internal static IEnumerable<string> Names => s_shapes.Keys;

    /// <summary>A process in Azure App Service that has all eleven tags, one of them longer than a block that is copied.</summary>
    private static SpanMessagePackFormatter Site { get; } = new(new ProcessTags
    {
        Service = "shop",
        RuntimeId = "0b6e2f54-3f1c-4a0e-9d0c-0a1b2c3d4e5f",
        ProcessId = int.MaxValue,
        AzureAppServices = new AzureAppServicesInfo
        {
            SiteName = "Shop",
            IsFunctionApp = true,
            ResourceGroup = "group",
            SubscriptionId = "8c500027-5f00-400e-8f00-60000000000f",
            InstanceId = "instance",
            InstanceName = "name",
            OperatingSystem = "windows",
            Runtime = ".NET 10.0",
            ExtensionVersion = "1.2.3",
        },
    });

    internal static IEnumerable<GuardedCase> Create(string name) => s_shapes[name]();

    private static Dictionary<string, Func<IEnumerable<GuardedCase>>> CreateAll()
    {
        var shapes = new Dictionary<string, Func<IEnumerable<GuardedCase>>>();
        foreach (string shape in Shapes.Names) shapes.Add(shape, () => WithEveryFormatter(shape, Shapes.Create(shape)));
        foreach (Type type in GuardedTags.Classes) shapes.Add(type.Name, () => WithEveryFormatter(type.Name, GuardedTags.Create(type)));
        foreach (GuardedText text in Enum.GetValues<GuardedText>())
        {
            shapes.Add($"{text} text of 0 to 40", () => Texts(text, Enumerable.Range(0, 41)));
            shapes.Add($"{text} text of 41 to 300", () => Texts(text, Enumerable.Range(41, 260)));
            shapes.Add($"long {text} text", () => Texts(text, [1023, 1024, 1025, 8191, 8192, 8193, 21_845, 21_846, 65_535, 65_536]));
        }

        shapes.Add("minimal", () => WithEveryFormatter("minimal", new TraceChunk(new Span { SpanId = 1 })));
        foreach ((string name, Func<Span> create) in FullSlots.WithManyNames.Concat(FullSlots.WithFewNames))
            shapes.Add(name, () => WithEveryFormatter(name, new TraceChunk(create())));
        shapes.Add("numbers",
            () => GuardedNumbers.Create().SelectMany(static chunk => WithEveryFormatter($"error {chunk.Spans[0].Error}", chunk)));
        shapes.Add("roles in a process with a site",
            () => GuardedTrace.Roles().SelectMany(static chunk => WithEveryFormatter($"{chunk.Spans.Count} spans", chunk)));
        shapes.Add("tags of a trace",
            () => GuardedTrace.WithTags().SelectMany(static chunk => WithEveryFormatter($"{chunk.Spans.Count} spans", chunk)));
        for (int i = 0; i < 5; i++)
        {
            int first = i * PlansInAGroup;
            shapes.Add($"plans {first} to {first + PlansInAGroup - 1}", () => Enumerable.Range(first, PlansInAGroup).Select(OfPlan));
        }

        return shapes;
    }

    private static IEnumerable<GuardedCase> WithEveryFormatter(string detail, TraceChunk chunk)
    {
        int i = 0;
        foreach (SpanMessagePackFormatter formatter in (SpanMessagePackFormatter[])[.. Shapes.Formatters, Site])
        {
            yield return new($"{detail}, formatter {i}", chunk, formatter, IsFirstOfPayload: i++ % 2 == 1);
        }
    }

    // Automatic tags do not depend on the text: one formatter with, one without.
    private static IEnumerable<GuardedCase> Texts(GuardedText kind, IEnumerable<int> lengths)
    {
        foreach (int length in lengths)
        {
            TraceChunk chunk = GuardedTags.CreateWithText(kind.Create(length));
            yield return new($"{length} characters", chunk, SpanMessagePackFormatter.Verbatim, IsFirstOfPayload: false);
            yield return new($"{length} characters, with automatic tags", chunk, Shapes.JsonEvents, IsFirstOfPayload: true);
        }
    }

    // Every other one without what keeps a chunk from being written straight to a span.
    private static GuardedCase OfPlan(int seed)
    {
        ChunkPlan plan = Chunks.Draw(new Dice(seed));
        if (seed % 2 == 0)
            plan = plan with { Spans = plan.Spans.ConvertAll(static span => span with { Links = [], Events = [], MetaStruct = [] }) };
        return new($"plan {seed}", plan.Build(), plan.Formatter, plan.IsFirstOfPayload);
    }
}
