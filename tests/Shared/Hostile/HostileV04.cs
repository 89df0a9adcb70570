namespace SpanPack.Tests.Hostile;

/// <summary>Payloads of v0.4: chunks, arrays of spans, maps of named fields.</summary>
internal static class HostileV04
{
    private const byte EmptyMap = 0x80;
    private const byte Array = 0xdd;
    private const byte Map = 0xdf;

    internal static IReadOnlyList<HostileShape> Shapes { get; } =
    [
        Shape("empty-spans", static size => Chunk().Repeat(size, [EmptyMap])),
        Shape("empty-chunks", static size => new HostileBytes().Repeat(size, [0x90])),
        Shape("chunks-of-an-empty-span", static size => new HostileBytes().Repeat(size, [0x91, EmptyMap])),
        Shape("empty-links", static size => Field("span_links").Repeat(size, [EmptyMap])),
        Shape("empty-events", static size => Field("span_events").Repeat(size, [EmptyMap])),
        Shape("meta-keys", static size => Field("meta").Numbered(size, Map, 1, static (bytes, i) => bytes.Text(Key(i)).Raw(0xa0))),
        Shape("metric-keys", static size => Field("metrics").Numbered(size, Map, 1, static (bytes, i) => bytes.Text(Key(i)).Raw(1))),
        Shape("structure-keys",
            static size => Field("meta_struct").Numbered(size, Map, 1, static (bytes, i) => bytes.Text(Key(i)).Raw(0xc4, 0))),
        Shape("link-attribute-keys",
            static size => Field("span_links").Raw(0x91, 0x81)
                .Text("attributes")
                .Numbered(size, Map, 1, static (bytes, i) => bytes.Text(Key(i)).Raw(0xa0))),
        Shape("event-attribute-keys", static size => Event().Numbered(size, Map, 1, static (bytes, i) => bytes.Text(Key(i)).Raw(EmptyMap))),
        Shape("event-array-elements", static size => EventArray().Repeat(size, [EmptyMap])),
        Shape("spans-of-their-own", static size => Chunk().Numbered(size, Array, 1, WriteOwn)),
        Shape("spans-with-a-tag",
            static size =>
                Chunk().Numbered(size, Array, 1, static (bytes, i) => bytes.Raw(0x81).Text("meta").Raw(0x81).Text(Key(i)).Raw(0xa0))),
        Shape("spans-with-an-upper-id",
            static size =>
                Chunk().Numbered(size, Array, 1,
                    static (bytes, i) => bytes.Raw(0x81).Text("meta").Raw(0x81).Text("_dd.p.tid").Text(i.ToString("x16", null)))),
        Shape("one-text", static size => Field("resource").Text(new string('x', size))),
        Shape("deep-unknown", static size => Chunk().Raw(0x91, 0x81).Text("unknown").Repeat(size, Nested(1000))),
    ];

    /// <summary>A name that no other number has.</summary>
    internal static string Key(int number) => number.ToString("x", null);

    /// <summary>A value of arrays in arrays.</summary>
    internal static byte[] Nested(int depth) => [.. Enumerable.Repeat((byte)0x91, depth), 0xc0];

    /// <summary>A span that shares nothing with the others: service, name, resource and ids are its own.</summary>
    internal static void WriteOwn(HostileBytes bytes, int i)
    {
        bytes.Raw(0x85).Text("service").Text("s" + Key(i)).Text("name").Text("n" + Key(i)).Text("resource").Text("r" + Key(i));
        bytes.Text("trace_id").Number((uint)i + 1).Text("span_id").Number((uint)i + 1);
    }

    private static HostileBytes Chunk() => new HostileBytes().Raw(0x91);

    private static HostileBytes Field(string name) => Chunk().Raw(0x91, 0x81).Text(name);

    private static HostileBytes Event() => Field("span_events").Raw(0x91, 0x81).Text("attributes");

    private static HostileBytes EventArray()
        => Event().Raw(0x81).Text("k").Raw(0x82).Text("type").Raw(4).Text("array_value").Raw(0x81).Text("values");

    private static HostileShape Shape(string name, Func<int, HostileBytes> make)
        => new("v0.4-" + name, TraceFormat.V04, size => make(size).ToArray());
}
