namespace SpanPack.Tests.Hostile;

/// <summary>Payloads of v0.5: a string table, then chunks of spans of twelve elements.</summary>
internal static class HostileV05
{
    private const int SharedLength = 100_000;
    private const byte Map = 0xdf;

    private static readonly byte[] s_empty = [0x9c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x80, 0x80, 0];
    private static readonly byte[] s_resource = [0x9c, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0x80, 0x80, 0];
    private static readonly byte[] s_oneSpan = [0x91, 0x91, 0x9c, 0, 0, 0, 0, 0, 0, 0, 0, 0]; // up to its tags
    private static readonly byte[] s_tag = [0x9c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x81, 1, 1, 0x80, 0];

    internal static IReadOnlyList<HostileShape> Shapes { get; } =
    [
        Shape("empty-spans", static size => Table(string.Empty).Raw(0x91).Repeat(size, s_empty)),
        Shape("empty-chunks", static size => Table(string.Empty).Repeat(size, [0x90])),
        Shape("empty-strings", static size => new HostileBytes().Raw(0x92).Repeat(size, [0xa0]).Raw(0x90)),
        Shape("strings-of-their-own",
            static size => new HostileBytes().Raw(0x92)
                .Numbered(size, 0xdd, 1, static (bytes, i) => bytes.Text(HostileV04.Key(i)))
                .Raw(0x90)),
        Shape("one-resource", static size => Table(string.Empty, Shared(size)).Raw(0x91).Repeat(size, s_resource)),
        Shape("one-tag", static size => Table(string.Empty, Shared(size)).Raw(0x91).Repeat(size, s_tag)),
        Shape("chunks-of-one-resource", static size => Table(string.Empty, Shared(size)).Repeat(size, [0x91, .. s_resource])),
        Shape("metric-keys", MetricKeys),
        Shape("one-long-key", static size => Table(string.Empty, Shared(size)).Raw(s_oneSpan).Repeat(size, [1, 1], 1, Map).Raw(0x80, 0)),
        Shape("long-keys-in-turn",
            static size => Table(string.Empty, "a" + Shared(size / 2), "b" + Shared(size / 2)).Raw(s_oneSpan)
                .Repeat(size, [1, 0, 2, 0], 2, Map)
                .Raw(0x80, 0)),
        Shape("one-key-with-a-long-text",
            static size => Table(string.Empty, "k", Shared(size)).Raw(s_oneSpan).Repeat(size, [1, 2], 1, Map).Raw(0x80, 0)),
    ];

    /// <summary>A text of 100 KB, or half of a payload that is smaller than two of them.</summary>
    internal static string Shared(int size) => new('x', Math.Min(SharedLength, size / 2));

    // Each key is in the table once and named once.
    private static HostileBytes MetricKeys(int size)
    {
        int keys = 0;
        HostileBytes bytes = new HostileBytes().Raw(0x92).Numbered(size / 2, 0xdd, 1, (table, i) => table.Text(HostileV04.Key(keys = i)));
        return bytes.Raw(0x91, 0x91, 0x9c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x80)
            .Numbered(size, Map, 1, (span, i) => span.Number((uint)Math.Min(i, keys)).Raw(1))
            .Raw(0);
    }

    private static HostileBytes Table(params string[] texts)
    {
        HostileBytes bytes = new HostileBytes().Raw(0x92).Array(texts.Length);
        foreach (string text in texts) bytes.Text(text);
        return bytes;
    }

    private static HostileShape Shape(string name, Func<int, HostileBytes> make)
        => new("v0.5-" + name, TraceFormat.V05, size => make(size).ToArray());
}
