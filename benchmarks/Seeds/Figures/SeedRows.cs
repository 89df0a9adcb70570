namespace SpanPack.Seeds.Figures;

/// <summary>Every figure that was promised.</summary>
internal static partial class SeedRows
{
    private const double Kilobyte = 1024; // as BenchmarkDotNet prints it

    private static readonly Benchmark s_constants = new("Serialization.Benchmarks", "constants");
    private static readonly Benchmark s_tracing = new("Tracing.Benchmarks", "quick --rounds 120");
    private static readonly Benchmark s_posts = new("Agent.Benchmarks", "posts");

    internal static IReadOnlyList<SeedRow> All { get; } =
    [
        new("constants", "Constants with headers, three span shapes",
            "Pull request #8175: 1,000 spans of each shape in a chunk, divided by 1,000; no bytes allocated.",
            s_constants, [.. Shape("P1", 293.7, 238.4), .. Shape("P2", 363.2, 316.0), .. Shape("P3", 942.5, 887.7)]),
        new("aas", "Tags of Azure App Services", "Pull request #8175 has them in its spans and no separate figure.",
            s_constants,
            [new("AAS, one span a call: ns"), new("AAS, one span a call: B"), new("the eleven tags of a site, more than without: ns")]),
        new("startup", "Start of a process, constants by generator or encoded at run time",
            "Pull request #8175: +22.5 % in one run (HttpMessageHandler, .NET 8), −8.2 % in another of the same.",
            new("Requests.Benchmarks", "startup --rounds 30"),
            [
                .. Compilations("start to first payload, generated / encoded at run time, ms"),
                .. Compilations("Main to first payload, generated / encoded at run time, ms"),
                .. Compilations("methods compiled before the first payload").Take(2), // NativeAOT compiles none
            ]),
        new("tracing", "Spans and scopes that programs make",
            "Pull requests #7874 and #7869, .NET 6; for two scopes, bytes of another run.", s_tracing,
            [
                .. Manual("StartFinishSpan", 576, 520), .. Manual("StartFinishScope", 696, 640),
                .. Manual("StartFinishTwoScopes", null, 1216),
            ]),
        new("collection", "A chunk of one span, and the variants that were rejected",
            "Pull requests #7874 and #7869: 56 B less than an array of four. Two fields, no `in`, no count and a pool were discussed.",
            s_tracing,
            [
                .. Variant("an array of four", -56), .. Variant("a structure of two fields"), .. Variant("SpanCollection without in"),
                .. Variant("a structure without a count"), .. Variant("an array from a pool"),
            ]),
        .. JsonRows(),
        new("flush", "Write and flush 1,000 spans into a request", "Nothing.", s_posts,
            [.. FlushTransports.SelectMany(static one => FlushBases.Select(basis => new SeedFigure(
                $"1,000 spans over {one}: Write and FlushAsync / {basis}, µs")))]),
        new("activity", "An activity with a child", "Pull request #6271, .NET 6: 8.04 µs, 5.61 KB; it writes no bytes there.",
            s_tracing, [.. Pair("v0.4"), .. Pair("v1.0")]),
        new("log", "A log record with ids", "Pull request #5785, .NET 6: 1.44 µs and 1.64 KB for a record.",
            new("Requests.Benchmarks", "logs"),
            [
                new("the only record of an activity: with ids / without, ns a record", null, 1_440),
                new("the only record of an activity: with ids / with the framework's, ns a record", null, 1_440),
                new("the only record of an activity: with ids more than without, B a record"),
                new("ten records of an activity: with ids / without, ns a record", null, 1_440),
            ]),
        new("process", "A process of a second",
            "Pull request #8019, .NET 8: 19 → 179 ms, 7.7 → 36 MB, 10 → 27 threads without and with the tracer. The column says the "
                + "difference.",
            new("Requests.Benchmarks", "processes --rounds 20"),
            [
                .. Programs("ms until the end of Main", 179 - 19), .. Programs("resident memory at most, MB", 36 - 7.7),
                .. Programs("threads at the end", 27 - 10)
            ]),
    ];

    private static SeedFigure[] Shape(string shape, double before, double after)
        => [new($"{shape}, one span a call: ns", before, after), new($"{shape}, one span a call: B", 0, 0)];

    private static IEnumerable<SeedFigure> Compilations(string what)
        => CompilationNames.Select(compilation => new SeedFigure($"{compilation}: {what}"));

    private static SeedFigure[] Manual(string call, double? before, double after) =>
    [
        new($"{call}, swallowed: B a call", before, after), new($"{call}, swallowed: ns a call"),
        new($"{call}, written as v0.4: B a call", before, after), new($"{call}, written as v0.4: ns a call"),
    ];

    private static SeedFigure[] Variant(string variant, double? published = null) =>
    [
        new($"a chunk of one span, SpanCollection more than {variant}: B", null, published),
        new($"a chunk of one span, SpanCollection more than {variant}: ns"),
    ];

    private static SeedFigure[] Pair(string format) =>
    [
        new($"StartStopWithChild, written as {format}: ns a call", null, 8_040),
        new($"StartStopWithChild, written as {format}: B a call", null, 5.61 * Kilobyte),
    ];

    private static IEnumerable<SeedFigure> Programs(string what, double published)
        => from program in ProgramNames
           from compilation in CompilationNames
           select new SeedFigure($"{program}, {compilation}: {what}", null, published);
}
