namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>
/// Spans that take all the room that is reserved for their tags: two thousand of one kind, so that a byte too few for each is more than
/// what is reserved to spare for a span.
/// </summary>
internal static class FullSlots
{
    private const int Count = 2000;

    private const int NamesOfAClass = 64; // at most, of numbers
    private const int FewNames = 256;

    /// <summary>The longest text that is not counted: longer text asks for its own room.</summary>
    private static readonly string s_text = new('x', 128);

    /// <summary>
    /// For a process that does nothing else: each of so many names takes one of the 4096 numbers that a process has for names.
    /// </summary>
    internal static IReadOnlyList<(string Name, Func<Span> Create)> WithManyNames { get; } =
    [
        // with a header of one byte, the longest name that an entry of a key table holds
        ("full slots", static () => CreateSlots<byte>(29, Count)),
        ("full slots with long names", static () => CreateSlots<short>(100, Count)),
    ];

    internal static IReadOnlyList<(string Name, Func<Span> Create)> WithFewNames { get; } =
    [
        ("full custom tags", CreateCustomTags),
        ("full custom metrics", CreateCustomMetrics),
        ("full slots, fewer", static () => CreateSlots<int>(29, FewNames)),
        ("full numeric slots", static () => CreateNumericSlots<byte>(28, classes: 1)), // the code of the number is fused to the name
        ("full numeric slots of many classes", static () => CreateNumericSlots<short>(28, Count / NamesOfAClass)),
        ("full numeric slots with long names", static () => CreateNumericSlots<int>(100, Count / NamesOfAClass)),
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

    private static Span CreateSlots<TShape>(int nameLength, int names)
    {
        Span span = Create();
        var tags = new ManySlots<TShape>(Names(nameLength, names), areNumbers: false, classes: 1);
        tags.SetAll(s_text);
        span.Tags = tags;
        return span;
    }

    private static Span CreateNumericSlots<TShape>(int nameLength, int classes)
    {
        Span span = Create();
        span.Tags = new ManySlots<(TShape, double)>(Names(nameLength, NamesOfAClass), areNumbers: true, classes);
        return span;
    }

    private static Span Create() => new() { SpanId = 1, Service = s_text, Name = s_text, Resource = s_text, Type = s_text };

    private static string[] Names(int length, int count) => [.. Enumerable.Range(0, count).Select(i => Name(i, length))];

    private static string Name(int i, int length) => i.ToString(System.Globalization.CultureInfo.InvariantCulture).PadLeft(length, 'k');
}
