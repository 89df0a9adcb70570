using SpanPack.Conformance.Tests.Differential;
using SpanPack.Conformance.Tests.Vectors;

namespace SpanPack.Conformance.Tests.Readers;

/// <summary>What visitors are told.</summary>
public sealed class TraceVisitorTests
{
    public static TheoryData<string> Accepted => TracerVector.Accepted;

    [Theory]
    [MemberData(nameof(Accepted))]
    public void Visitor_MeetsTheSpansThatTheReaderBuilds(string name)
    {
        var vector = new TracerVector(name);
        TracePayload payload = TracePayloadReader.Read(vector.Body, vector.Format);
        var visitor = new RecordingVisitor();

        int bytesRead = TracePayloadReader.Visit(vector.Body, vector.Format, ref visitor);

        Assert.Equal(payload.BytesRead, bytesRead);
        Assert.Equal(payload.Chunks.Count, visitor.Chunks);
        Assert.Equal(payload.SpanCount, visitor.Spans);
        string log = visitor.ToString();
        foreach (Span span in payload.Chunks.SelectMany(static chunk => Enumerable.Range(0, chunk.Spans.Count).Select(i => chunk.Spans[i])))
        {
            Assert.Contains($"SpanName={span.Name} ", log, StringComparison.Ordinal);
            Assert.Contains($"SpanId={(long)span.SpanId} ", log, StringComparison.Ordinal);
        }
    }

    [Theory]
    [InlineData("ddtrace-py/v0.4/chain_60", 0)]
    [InlineData("agent-encoder/v0.7/chain_60", 0)]
    [InlineData("ddtrace-py/v0.5/chain_60", 10_000)] // their string tables
    [InlineData("dd-trace-go/v1.0/chain_60", 20_000)]
    public void Visiting_AllocatesStringTablesOnly(string name, int limit)
    {
        var vector = new TracerVector(name);
        Visit(vector);

        long before = GC.GetAllocatedBytesForCurrentThread();
        CountingVisitor visitor = Visit(vector);
        long allocated = GC.GetAllocatedBytesForCurrentThread() - before;

        Assert.Equal(60, visitor.Spans);
        Assert.InRange(visitor.Bytes, 1, 10 * vector.Body.Length);
        Assert.InRange(allocated, 0, limit);
    }

    [Fact]
    public void V04_IsToldInTheOrderOfTheBytes()
    {
        byte[] span = Pack.Map("name", "n", "meta", Pack.Map("k", "v"), "error", 1, "meta", Pack.Map("l", "w"), "span_links",
            Pack.Array(Pack.Map("flags", 1)));
        Assert.Equal(
            "(Chunk (Span SpanName=n SpanError=1 l:w (Link LinkFlags=1 ) ) ) ",
            Record(Pack.Array(Pack.Array(Pack.Raw("c0"), span)), TraceFormat.V04));
    }

    [Fact]
    public void V05_IsToldInTheOrderOfTheBytes()
    {
        byte[] span = Pack.Array(1, 2, 0, 7, 8, 9, 10, 11, 1, Pack.Map(1, 2), Pack.Map(2, 5), 0);
        Assert.Equal(
            "(Chunk (Span SpanService=a SpanName=b SpanResource= SpanTraceIdLower=7 SpanId=8 SpanParentId=9 SpanStart=10 SpanDuration=11 "
                + "SpanError=1 a:b b:5 SpanType= ) ) ",
            Record(Pack.Array(Pack.Array("", "a", "b"), Pack.Array(Pack.Array(span))), TraceFormat.V05));
    }

    [Fact]
    public void V07_IsToldInTheOrderOfTheBytes()
    {
        byte[] chunk = Pack.Map("spans", Pack.Array(Pack.Map("span_id", 5)), "priority", 2, "dropped_trace", Pack.Raw("c3"), "tags",
            Pack.Map("k", "v"));
        Assert.Equal(
            "k:v (Chunk (Span SpanId=5 ) ChunkPriority=2 ChunkDropped=1 k:v ) PayloadEnvironment=e ",
            Record(Pack.Map("tags", Pack.Map("k", "v"), "chunks", Pack.Array(chunk), "env", "e"), TraceFormat.V07));
    }

    [Fact]
    public void V1_IsToldInTheOrderOfTheBytes()
    {
        byte[] span = Pack.Map(1, "s", 9, Pack.Array("k", 6, Pack.Array(1, 1, 4, 2)), 12, Pack.Array(Pack.Map(2, 2)), 16, 3);
        byte[] chunk = Pack.Map(4, Pack.Array(span), 6, Pack.Binary(1, 2));
        Assert.Equal(
            "(Chunk (Span SpanService=s k:[s, 2] (Event EventName=k ) SpanKind=3 ) ChunkTraceIdUpper=0 ChunkTraceIdLower=258 ) ",
            Record(Pack.Map(11, Pack.Array(chunk)), TraceFormat.V1));
    }

    [Fact]
    public void Text_KnowsItsIndex()
    {
        var visitor = new IndexVisitor();
        TracePayloadReader.Visit(Pack.Map(2, "a", 3, "b", 4, "a", 5, 2, 6, 0), TraceFormat.V1, ref visitor);
        Assert.Equal([1, 2, 1, 2, 0], visitor.Indexes);

        visitor = new IndexVisitor();
        TracePayloadReader.Visit(Pack.Map("env", "a"), TraceFormat.V07, ref visitor);
        Assert.Equal([-1], visitor.Indexes);
    }

    private static string Record(byte[] payload, TraceFormat format)
    {
        var visitor = new RecordingVisitor();
        TracePayloadReader.Visit(payload, format, ref visitor);
        return visitor.ToString();
    }

    private static CountingVisitor Visit(TracerVector vector)
    {
        var visitor = default(CountingVisitor);
        TracePayloadReader.Visit(vector.Body, vector.Format, ref visitor);
        return visitor;
    }

    private sealed class IndexVisitor : TraceVisitor
    {
        internal List<int> Indexes { get; } = [];

        public override void VisitText(TraceTextField field, in TraceText value) => Indexes.Add(value.Index);
    }
}
