using System.Text;
using SpanPack.Conformance.Tests.Differential;
using SpanPack.Conformance.Tests.Json;
using SpanPack.Conformance.Tests.Vectors;

namespace SpanPack.Conformance.Tests.Readers;

/// <summary>A list or map that occurs again in one element: only the last one counts, wherever the others are.</summary>
public sealed class ReplacedSectionTests
{
    private static readonly HashSet<string> s_names =
        ["chunks", "spans", "tags", "meta", "metrics", "meta_struct", "span_links", "span_events", "attributes"];

    public static TheoryData<string> WithSections
        => [.. TracerVector.All.Where(static name => new TracerVector(name) is { IsAccepted: true, Format: not TraceFormat.V05 })];

    [Theory]
    [MemberData(nameof(WithSections))]
    public void ReplacedSections_AreLeftOut(string name)
    {
        var vector = new TracerVector(name);
        PackValue root = PackValue.TryParse(vector.Body, out _)!;
        (string expected, _) = Visit(root.ToBytes(), vector.Format);
        string expectedSpans = DecodedJson.Of(TracePayloadReader.Read(root.ToBytes(), vector.Format)).ToString();
        for (int seed = 0; seed < 3; seed++)
        {
            var tree = new PackTree(root.Clone());
            bool anyReplaced = AddReplaced(tree, vector.Format, new Random(seed));
            byte[] payload = tree.Root.ToBytes();

            (string actual, int restarts) = Visit(payload, vector.Format);

            Assert.Equal(expected, actual);
            Assert.Equal(anyReplaced ? 1 : 0, restarts);
            Assert.Equal(expectedSpans, DecodedJson.Of(TracePayloadReader.Read(payload, vector.Format)).ToString());
        }
    }

    [Fact]
    public void StringsOfReplacedSections_HaveIndexes()
    {
        byte[] replaced = Pack.Map(1, "a", 9, Pack.Array("k", 1, "b"));
        byte[] chunk = Pack.Map(4, Pack.Array(replaced), 4, Pack.Array(Pack.Map(1, 3, 2, 1)));
        (string log, int restarts) = Visit(Pack.Map(11, Pack.Array(chunk)), TraceFormat.V1);
        Assert.Equal("(Chunk (Span SpanService=b SpanName=a ) ) ", log);
        Assert.Equal(1, restarts);
    }

    /// <summary>A deliberate difference: the agent joins maps of v0.4, so its chunk has the upper half.</summary>
    [Theory]
    [InlineData(TraceFormat.V04)]
    [InlineData(TraceFormat.V07)]
    public void UpperTraceIdOfAReplacedSection_DoesNotCount(TraceFormat format)
    {
        byte[] span = Pack.Map("trace_id", 7, "span_id", 1, "meta", Pack.Map("_dd.p.tid", "1"), "meta", Pack.Map("k", "v"));
        byte[] payload = format == TraceFormat.V04
            ? Pack.Array(Pack.Array(span))
            : Pack.Map("chunks", Pack.Array(Pack.Map("spans", Pack.Array(span))));

        Span read = TracePayloadReader.Read(payload, format).Chunks[0].Spans[0];

        Assert.Equal(new UInt128(0, 7), read.TraceId);
        Assert.Equal("v", read.GetTag("k"));
        Assert.Null(read.GetTag("_dd.p.tid"));
    }

    [Theory]
    [InlineData("meta")]
    [InlineData("metrics")]
    public void AnErrorAfterReplacedSections_HasItsPath(string section)
    {
        byte[] span = Pack.Map(section, Pack.Map(), section, Pack.Map(), "meta", Pack.Map("k", "v"), "span_id", "x");
        byte[] payload = Pack.Array(Pack.Array(Pack.Map(), span));
        var visitor = default(CountingVisitor);

        TraceFormatException visited =
            Assert.Throws<TraceFormatException>(() => TracePayloadReader.Visit(payload, TraceFormat.V04, ref visitor));
        TraceFormatException read = Assert.Throws<TraceFormatException>(() => TracePayloadReader.Read(payload, TraceFormat.V04));

        Assert.Equal(payload.Length - 2, visited.Offset);
        Assert.Equal("[0][1].span_id", visited.Path);
        Assert.Equal(visited.Message, read.Message);
    }

    [Fact]
    public void AnErrorInAReplacedSection_IsAnError()
    {
        byte[] span = Pack.Map("span_links", Pack.Array(Pack.Map("span_id", "x")), "span_links", Pack.Array());
        Assert.Throws<TraceFormatException>(() => TracePayloadReader.Read(Pack.Array(Pack.Array(span)), TraceFormat.V04));
    }

    // Before each of some sections another one of its name: a copy, or an empty one.
    private static bool AddReplaced(PackTree tree, TraceFormat format, Random random)
    {
        bool hasNumbers = format == TraceFormat.V1;
        bool isAny = false;
        List<PackValue> maps = [.. tree.Values().Where(static value => value.IsMap)];
        foreach (PackValue map in maps)
        {
            List<PackValue> items = map.Items!;
            for (int i = items.Count - 2; i >= 0; i -= 2)
            {
                if (items[i + 1].Items is null || !(hasNumbers ? IsSection(items[i]) : s_names.Contains(Name(items[i])))) continue;
                if (random.Next(2) == 0) continue;
                // copied strings would have indexes of their own
                PackValue content = hasNumbers ? new PackValue(isMap: false, []) : items[i + 1].Clone();
                items.InsertRange(random.Next((i / 2) + 1) * 2, [items[i].Clone(), content]);
                isAny = true;
            }
        }

        return isAny;
    }

    private static string Name(PackValue key)
        => key.Items is null && (key.Scalar[0] & 0xe0) == 0xa0 ? Encoding.UTF8.GetString(key.Scalar[1..]) : string.Empty;

    private static bool IsSection(PackValue key) => key.Scalar is not [1]; // the string table of a payload adds up

    private static (string Log, int Restarts) Visit(byte[] payload, TraceFormat format)
    {
        var visitor = new RecordingVisitor();
        TracePayloadReader.Visit(payload, format, ref visitor);
        return (visitor.ToString(), visitor.Restarts);
    }
}
