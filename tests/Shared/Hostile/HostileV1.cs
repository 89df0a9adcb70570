namespace SpanPack.Tests.Hostile;

/// <summary>Payloads of v1.0: maps of numbered fields, texts by index, attributes as arrays of key, type and value.</summary>
internal static class HostileV1
{
    private const byte Array = 0xdd;
    private const byte EmptyMap = 0x80;
    private const byte EmptyArray = 0x90;

    // Fields of the payload, a chunk and a span.
    private const byte Strings = 1;
    private const byte PayloadAttributes = 10;
    private const byte Chunks = 11;
    private const byte ChunkOrigin = 2;
    private const byte Spans = 4;
    private const byte Resource = 3;
    private const byte Attributes = 9;
    private const byte Links = 11;
    private const byte Events = 12;
    private const byte Environment = 13;

    // Types of attributes; those of numbers and data are 2 (Boolean), 3 (double), 4 (integer) and 5 (bytes).
    private const byte Text = 1;
    private const byte Values = 6;
    private const byte Pairs = 7;

    internal static IReadOnlyList<HostileShape> Shapes { get; } =
    [
        Shape("empty-spans", static size => Chunk().Repeat(size, [EmptyMap])),
        Shape("empty-chunks", static size => Payload().Repeat(size, [EmptyMap])),
        Shape("chunks-of-an-empty-span", static size => Payload().Repeat(size, [0x81, Spans, 0x91, EmptyMap])),
        Shape("empty-links", static size => Field(Links).Repeat(size, [EmptyMap])),
        Shape("empty-events", static size => Field(Events).Repeat(size, [EmptyMap])),
        Shape("equal-keys", static size => Field(Attributes).Repeat(size, [0, Text, 0], 3)),
        Shape("attribute-keys",
            static size => Field(Attributes).Numbered(size, Array, 3, static (bytes, i) => bytes.Text(HostileV04.Key(i + 1)).Raw(Text, 0))),
        Shape("boolean-keys",
            static size => Field(Attributes).Numbered(size, Array, 3, static (bytes, i) => bytes.Text(HostileV04.Key(i + 1)).Raw(2, 0xc2))),
        Shape("double-keys",
            static size =>
                Field(Attributes).Numbered(size, Array, 3,
                    static (bytes, i) => bytes.Text(HostileV04.Key(i + 1)).Raw(3, 0xca, 0, 0, 0, 0))),
        Shape("integer-keys",
            static size => Field(Attributes).Numbered(size, Array, 3, static (bytes, i) => bytes.Text(HostileV04.Key(i + 1)).Raw(4, 1))),
        Shape("bytes-keys",
            static size =>
                Field(Attributes).Numbered(size, Array, 3, static (bytes, i) => bytes.Text(HostileV04.Key(i + 1)).Raw(5, 0xc4, 0))),
        Shape("array-keys",
            static size =>
                Field(Attributes).Numbered(size, Array, 3, static (bytes, i) => bytes.Text(HostileV04.Key(i + 1)).Raw(Values, EmptyArray))),
        Shape("list-keys",
            static size =>
                Field(Attributes).Numbered(size, Array, 3, static (bytes, i) => bytes.Text(HostileV04.Key(i + 1)).Raw(Pairs, EmptyArray))),
        Shape("payload-attribute-keys",
            static size =>
                new HostileBytes().Raw(0x81, PayloadAttributes).Numbered(size, Array, 3,
                    static (bytes, i) => bytes.Text(HostileV04.Key(i + 1)).Raw(Text, 0))),
        Shape("array-elements", static size => Attribute(Values).Repeat(size, [Text, 0], 2)),
        Shape("arrays-in-an-array", static size => Attribute(Values).Repeat(size, [Values, EmptyArray], 2)),
        Shape("lists-in-an-array", static size => Attribute(Values).Repeat(size, [Pairs, EmptyArray], 2)),
        Shape("deep-arrays", static size => Attribute(Values).Repeat(size, Deep(60), 2)),
        Shape("pairs-of-their-own",
            static size => Attribute(Pairs).Numbered(size, Array, 3, static (bytes, i) => bytes.Text(HostileV04.Key(i + 1)).Raw(Text, 0))),
        Shape("empty-strings", static size => new HostileBytes().Raw(0x81, Strings).Repeat(size, [0xa0])),
        Shape("strings-of-their-own",
            static size =>
                new HostileBytes().Raw(0x81, Strings).Numbered(size, Array, 1, static (bytes, i) => bytes.Text(HostileV04.Key(i + 1)))),
        Shape("one-resource", static size => Shared(size).Raw(0x91, 0x81, Spans).Repeat(size, [0x81, Resource, 1])),
        Shape("one-environment", static size => Shared(size).Raw(0x91, 0x81, Spans).Repeat(size, [0x81, Environment, 1])),
        Shape("one-tag", static size => Shared(size).Raw(0x91, 0x81, Spans).Repeat(size, [0x81, Attributes, 0x93, 1, Text, 1])),
        Shape("one-key", static size => Shared(size).Raw(0x91, 0x81, Spans).Repeat(size, [0x81, Attributes, 0x93, 1, 2, 0xc2])),
        Shape("one-long-key", static size => Shared(size).Raw(0x91, 0x81, Spans, 0x91, 0x81, Attributes).Repeat(size, [1, 2, 0xc2], 3)),
        Shape("one-long-event-key",
            static size => Shared(size).Raw(0x91, 0x81, Spans, 0x91, 0x81, Events, 0x91, 0x81, 3).Repeat(size, [1, 2, 0xc2], 3)),
        Shape("one-element",
            static size => Shared(size).Raw(0x91, 0x81, Spans, 0x91, 0x81, Attributes, 0x93, 1, Values).Repeat(size, [Text, 1], 2)),
        Shape("one-event", static size => Shared(size).Raw(0x91, 0x81, Spans, 0x91, 0x81, Events).Repeat(size, [0x81, 2, 1])),
        Shape("chunks-of-one-resource", static size => Shared(size).Repeat(size, [0x81, Spans, 0x91, 0x81, Resource, 1])),
        Shape("large-origin", static size => Shared(size).Raw(0x91, 0x82, ChunkOrigin, 1, Spans).Repeat(size, [EmptyMap])),
        Shape("spans-of-their-own", static size => Chunk().Numbered(size, Array, 1, WriteOwn)),
        Shape("one-text", static size => Chunk().Raw(0x91, 0x81, Resource).Text(new string('x', size))),
    ];

    private static HostileBytes Payload() => new HostileBytes().Raw(0x81, Chunks);

    private static HostileBytes Chunk() => Payload().Raw(0x91, 0x81, Spans);

    private static HostileBytes Field(byte field) => Chunk().Raw(0x91, 0x81, field);

    private static HostileBytes Attribute(byte type) => Field(Attributes).Raw(0x93).Text("k").Raw(type);

    // A payload whose string 1 is large, up to the value of its chunks.
    private static HostileBytes Shared(int size)
        => new HostileBytes().Raw(0x82, Strings, 0x92, 0xa0).Text(HostileV05.Shared(size)).Raw(Chunks);

    // An element that is an array of an array of ….
    private static byte[] Deep(int depth)
        => [.. Enumerable.Repeat<byte[]>([Values, 0x92], depth).SelectMany(static level => level), Text, 0];

    private static void WriteOwn(HostileBytes bytes, int i)
    {
        bytes.Raw(0x84, 1)
            .Text("s" + HostileV04.Key(i))
            .Raw(2)
            .Text("n" + HostileV04.Key(i))
            .Raw(Resource)
            .Text("r" + HostileV04.Key(i))
            .Raw(4)
            .Number((uint)i + 1);
    }

    private static HostileShape Shape(string name, Func<int, HostileBytes> make)
        => new("v1.0-" + name, TraceFormat.V1, size => make(size).ToArray());
}
