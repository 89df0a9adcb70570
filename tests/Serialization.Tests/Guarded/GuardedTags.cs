using SpanPack.Serialization.Tests.Plans;
using SpanPack.Serialization.Tests.Support;
using SpanPack.Serialization.Tests.TagClasses;
using SpanPack.Serialization.Tests.TagTables;

namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>Spans with typed tags: one of every tag class, and one with the same text wherever text can be.</summary>
internal static class GuardedTags
{
    private const int ManyUpTo = 1024; // characters: longer text takes its time

    /// <summary>Every tag class of the library that can be made, and those of the tests.</summary>
    internal static IReadOnlyList<Type> Classes { get; } =
    [
        .. typeof(SpanTags).Assembly.GetExportedTypes().Where(static type => type.IsSubclassOf(typeof(SpanTags)) && !type.IsAbstract),
        typeof(LeafTags), typeof(CollidingTags), typeof(ManyMetrics),
    ];

    /// <summary>A span with every tag of a class set: text up to 30 characters, and the widest numbers.</summary>
    internal static TraceChunk Create(Type type)
    {
        var tags = (SpanTags)Activator.CreateInstance(type, nonPublic: true)!;
        Span span = Example.Root(1);
        span.Tags = tags;
        int length = 0;
        foreach (TagProperty property in TagClassFacts.Of(type).Properties.Values)
            property.Set(tags, new string('v', length++ % 31), int.MaxValue);
        if (type == typeof(ManyMetrics))
        {
            for (int i = 0; i < 64; i++) span.SetMetric($"m{i}", i);
        }

        return new TraceChunk(span);
    }

    /// <summary>A span that has a text in each field, in typed and custom tags, and in their keys.</summary>
    internal static TraceChunk CreateWithText(string text)
    {
        Span span = new()
        {
            SpanId = 1,
            Service = text,
            Name = text,
            Resource = text,
            Type = text,
            Tags = new WebServerTags { Method = text, Url = text, Route = text, Measured = 1 },
        };
        int tags = text.Length <= ManyUpTo ? 20 : 2;
        for (int i = 0; i < tags; i++) span.SetTag($"{i}.{text}", text);
        span.SetMetric(text + "1", 1);
        span.SetMetric(text + "2", 2);
        return new TraceChunk(span) { Origin = text.Length == 0 ? null : text };
    }
}
