using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Lengths;

/// <summary>Maps and arrays of every count at which a header changes.</summary>
public sealed class CountTests
{
    private static readonly int[] s_others = [65_535]; // as long as all the others

    public static TheoryData<int> Counts => [0, 1, 15, 16, 17, 31, 32, 255, 256, 65_536, .. s_others.Take(Dose.OfCases(0))];

    [Theory]
    [MemberData(nameof(Counts))]
    public void Tags(int count)
    {
        Span span = new() { SpanId = 1 };
        for (int i = 0; i < count; i++)
        {
            span.SetTag($"t{i}", $"{i}");
            span.SetMetric($"m{i}", i);
        }

        AssertTags(span, Written.Only(span), count);
        AssertTags(span, PlainMessagePack.Decode(Written.Chunk(Shapes.Automatic, new TraceChunk(span)))[0], count);
    }

    [Theory]
    [MemberData(nameof(Counts))]
    public void SpansOfAChunk_AndChunksOfAPayload(int count)
    {
        Span span = new() { SpanId = 7 };
        var spans = new Span[count];
        Array.Fill(spans, span);
        byte[] chunk = Written.Chunk(SpanMessagePackFormatter.Verbatim, new TraceChunk(spans));
        Assert.Equal(count, PlainMessagePack.Decode(chunk).Items.Length);
        Assert.Equal(count, Written.Read(chunk).Spans.Count);

        using var writer =
            new TracePayloadWriter(TraceFormat.V04, new() { IsVerbatim = true, TargetBytes = int.MaxValue, MaxBytes = int.MaxValue });
        for (int i = 0; i < count; i++) Assert.True(writer.TryAppend(new TraceChunk(span)));
        Assert.Equal(count, PlainMessagePack.Decode(writer.Complete().AsMemory().Span).Items.Length);
        TracePayload payload = TracePayloadReader.Read(writer.Complete().AsMemory().Span, TraceFormat.V04);
        Assert.Equal(count, payload.Chunks.Count);
        Assert.Equal(count, payload.SpanCount);
        Assert.Equal(writer.ByteCount, payload.BytesRead);
    }

    [Theory]
    [MemberData(nameof(Counts))]
    public void LinksEventsAndTheirAttributes(int count)
    {
        Span span = new() { SpanId = 1 };
        var link = new SpanLink(1, 2);
        var spanEvent = new SpanEvent("e", 3);
        for (int i = 0; i < count; i++)
        {
            link.Attributes.Add($"k{i}", i);
            spanEvent.Attributes.Add($"k{i}", i);
            if (i > 0) span.AddLink(new SpanLink(1, 2));
            if (i > 0) span.AddEvent(new SpanEvent("e", 3));
        }

        link.Attributes.Add("array", new long[count]);
        spanEvent.Attributes.Add("array", new long[count]);
        span.AddLink(link);
        span.AddEvent(spanEvent);
        Node written = Written.Only(span);

        Assert.Equal(Math.Max(1, count), written["span_links"].Items.Length);
        Assert.Equal(Math.Max(1, count), written["span_events"].Items.Length);
        if (count == 0) return;
        Assert.Equal(2 * count, written["span_links"].Items[^1]["attributes"].Entries.Length);
        Node attributes = written["span_events"].Items[^1]["attributes"];
        Assert.Equal(count + 1, attributes.Entries.Length);
        Assert.Equal(count, attributes["array"]["array_value"]["values"].Items.Length);
        Span read = Written.Read(Written.Verbatim(span)).Spans[0];
        Assert.Equal(count + 1, read.Events[^1].Attributes.Count);
        Assert.Equal(count, read.Links.Length);
    }

    [Theory]
    [MemberData(nameof(Counts))]
    public void Structures(int count)
    {
        Span span = new() { SpanId = 1 };
        for (int i = 0; i < count; i++) span.SetMetaStruct($"s{i}", [0x80]);
        Node written = Written.Only(span);

        if (count == 0) Assert.False(written.Has("meta_struct"));
        else Assert.Equal(count, written["meta_struct"].Entries.Length);
    }

    private static void AssertTags(Span span, Node written, int count)
    {
        SortedDictionary<string, string> meta = written["meta"].ToDictionary(static node => node.Text);
        SortedDictionary<string, double> metrics = written["metrics"].ToDictionary(static node => node.Float64);
        for (int i = 0; i < count; i++)
        {
            Assert.Equal($"{i}", meta[$"t{i}"]);
            Assert.Equal(i, metrics[$"m{i}"]);
            Assert.Equal($"{i}", span.GetTag($"t{i}"));
            Assert.Equal(i, span.GetMetric($"m{i}"));
        }
    }
}
