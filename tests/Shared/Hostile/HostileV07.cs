namespace SpanPack.Tests.Hostile;

/// <summary>Payloads of v0.7: a map of fields, chunks that are maps, spans of v0.4.</summary>
internal static class HostileV07
{
    internal static IReadOnlyList<HostileShape> Shapes { get; } =
    [
        Shape("empty-spans", static size => Chunks().Raw(0x91, 0x81).Text("spans").Repeat(size, [0x80])),
        Shape("empty-chunks", static size => Chunks().Repeat(size, [0x80])),
        Shape("chunk-tag-keys",
            static size => Chunks().Raw(0x91, 0x81)
                .Text("tags")
                .Numbered(size, 0xdf, 1, static (bytes, i) => bytes.Text(HostileV04.Key(i)).Raw(0xa0))),
        Shape("payload-tag-keys",
            static size => new HostileBytes().Raw(0x81)
                .Text("tags")
                .Numbered(size, 0xdf, 1, static (bytes, i) => bytes.Text(HostileV04.Key(i)).Raw(0xa0))),
        Shape("spans-of-their-own", static size => Chunks().Raw(0x91, 0x81).Text("spans").Numbered(size, 0xdd, 1, HostileV04.WriteOwn)),
        Shape("large-origin",
            static size => Chunks().Raw(0x91, 0x82).Text("origin").Text(HostileV05.Shared(size)).Text("spans").Repeat(size, [0x80])),
        Shape("lists-that-come-again", static size => Chunks().Repeat(size, [0x82, 0xa5, .. "spans"u8, 0x90, 0xa5, .. "spans"u8, 0x90])),
    ];

    private static HostileBytes Chunks() => new HostileBytes().Raw(0x81).Text("chunks");

    private static HostileShape Shape(string name, Func<int, HostileBytes> make)
        => new("v0.7-" + name, TraceFormat.V07, size => make(size).ToArray());
}
