using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Allocations;

/// <summary>
/// Nothing is allocated by writing a chunk once buffers have grown: for every shape, with and without automatic tags, to every destination.
/// </summary>
public sealed class WritingTests
{
    private const int Roomy = 8 * 1024 * 1024;

    public static TheoryData<string> AllShapes => Shapes.All;

    [Theory]
    [MemberData(nameof(AllShapes))]
    public void ToASpan_ThatIsLargeEnough_TooSmallOrExact(string shape)
    {
        TraceChunk chunk = Shapes.Create(shape);
        byte[] roomy = new byte[Roomy];
        foreach (SpanMessagePackFormatter formatter in Shapes.Formatters)
        {
            byte[] exact = new byte[Written.Chunk(formatter, chunk).Length];
            Assert.Equal(0, Allocated.By(() => _ = formatter.TryWrite(roomy, chunk, out _)));
            Assert.Equal(0, Allocated.By(() => _ = formatter.TryWrite(exact, chunk, out _)));
            Assert.Equal(0, Allocated.By(() => _ = formatter.TryWrite(default, chunk, out _)));
        }
    }

    [Theory]
    [MemberData(nameof(AllShapes))]
    public void ToABufferWriter_AndToABuffer(string shape)
    {
        TraceChunk chunk = Shapes.Create(shape);
        var writer = new FixedWriter(Roomy);
        using var buffer = new PayloadBuffer();
        foreach (SpanMessagePackFormatter formatter in Shapes.Formatters)
        {
            Assert.Equal(0, Allocated.By(() =>
            {
                writer.Clear();
                formatter.Write(writer, chunk);
            }));
            Assert.Equal(0, Allocated.By(() =>
            {
                buffer.Clear();
                formatter.Write(buffer, chunk);
            }));
            Assert.True(buffer.Length > 0);
            Assert.Equal(buffer.Length, writer.Count);
        }
    }

    [Fact]
    public void ToPayloads_OneAfterTheOther()
    {
        TraceChunk[] chunks = [.. Shapes.Names.Select(Shapes.Create)];
        using var writer =
            new TracePayloadWriter(TraceFormat.V04, new() { ProcessTags = Shapes.JsonEvents.ProcessTags!, NativeSpanEvents = false });
        Assert.Equal(0, Allocated.By(() =>
        {
            writer.Reset();
            for (int i = 0; i < chunks.Length; i++) Assert.True(writer.TryAppend(chunks[i]));
            writer.Complete();
        }));
        Assert.Equal(chunks.Length, writer.ChunkCount);
    }

    [Fact]
    public void OtherServices_AreEncodedOnce()
    {
        var other = new TraceChunk(Example.Root(1)) { Service = "stock", Environment = "test", Version = "2" };
        using var buffer = new PayloadBuffer();
        Assert.Equal(0, Allocated.By(() =>
        {
            buffer.Clear();
            Shapes.Automatic.Write(buffer, other);
        }));
    }

    [Fact]
    public void Enumerating_AndCollectingOneSpan()
    {
        Span span = Shapes.Create("typed").Spans[0];
        int count = 0;
        Assert.Equal(0, Allocated.By(() =>
        {
            foreach (KeyValuePair<string, string> tag in span.EnumerateTags()) count += tag.Key.Length;
            foreach (KeyValuePair<string, double> metric in span.EnumerateMetrics()) count += metric.Key.Length;
            var builder = default(SpanCollection.Builder);
            builder.Add(span);
            foreach (Span one in builder.Build()) count += (int)one.SpanId;
        }));
        Assert.True(count > 0);
    }
}
