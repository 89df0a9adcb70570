namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>
/// Spans that take all the room that is reserved for their tags: two thousand of one kind, so that a byte too few for each is more than what is
/// reserved to spare for a span.
/// </summary>
internal static class FullSlots
{
    private const int Count = 2000;

    /// <summary>The longest text that is not counted: longer text asks for its own room.</summary>
    private static readonly string s_text = new('x', 128);

    internal static IReadOnlyList<(string Name, Func<Span> Create)> All { get; } =
    [
        ("full custom tags", CreateCustomTags),
        ("full custom metrics", CreateCustomMetrics),
        ("full slots", static () => CreateSlots(29)), // with a header of one byte, the longest name that an entry of a key table holds
        ("full slots with long names", static () => CreateSlots(100)),
        ("full numeric slots", static () => CreateNumericSlots(28)), // the code of the number is fused to the name
        ("full numeric slots with long names", static () => CreateNumericSlots(100)),
    ];

    private static Span CreateCustomTags()
    {
        Span span = Create();
        for (int i = 0; i < Count; i++) span.SetTag(Name(i, s_text.Length), s_text);
        return span;
    }

    private static Span CreateCustomMetrics()
    {
        Span span = Create();
        for (int i = 0; i < Count; i++) span.SetMetric(Name(i, s_text.Length), i);
        return span;
    }

    private static Span CreateSlots(int nameLength)
    {
        Span span = Create();
        var tags = new ManySlots(Names(nameLength, Count), levels: 1);
        tags.SetAll(s_text);
        span.Tags = tags;
        return span;
    }

    // A class has at most 64 of them, so there is one class above the other.
    private static Span CreateNumericSlots(int nameLength)
    {
        Span span = Create();
        span.Tags = new ManySlots(Names(nameLength, 64), levels: Count / 64);
        return span;
    }

    private static Span Create() => new() { SpanId = 1, Service = s_text, Name = s_text, Resource = s_text, Type = s_text };

    private static string[] Names(int length, int count) => [.. Enumerable.Range(0, count).Select(i => Name(i, length))];

    private static string Name(int i, int length) => i.ToString(System.Globalization.CultureInfo.InvariantCulture).PadLeft(length, 'k');
}
