using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Destinations;

public sealed class TracePayloadWriterTests
{
    private static readonly TraceChunk s_small = Shapes.Create("plain");
    private static readonly int s_smallSize = Written.Chunk(SpanMessagePackFormatter.Verbatim, s_small).Length;

    [Fact]
    public void AnEmptyPayload_IsAnArrayOfNone()
    {
        using TracePayloadWriter writer = Create();

        Assert.Equal(5, writer.ByteCount);
        Assert.Equal([0xdd, 0, 0, 0, 0], writer.Complete().ToArray());
    }

    [Fact]
    public void Chunks_AreAppended_AndCounted()
    {
        using TracePayloadWriter writer = Create();
        foreach (string shape in Shapes.Names) Assert.True(writer.TryAppend(Shapes.Create(shape)));
        Node[] chunks = PlainMessagePack.Decode(writer.Complete().AsMemory().Span).Items;

        Assert.Equal(Shapes.Names.Length, chunks.Length);
        Assert.Equal(Shapes.Names.Length, writer.ChunkCount);
        Assert.Equal(chunks.Sum(static chunk => chunk.Items.Length), writer.SpanCount);
        Assert.Equal(writer.ByteCount, writer.Complete().AsMemory().Length);
    }

    [Fact]
    public void TheFirstChunk_AndItAlone_HasTheTagsOfThePayload()
    {
        using var writer = new TracePayloadWriter(TraceFormat.V04, WriterOptions.Of(Shapes.Automatic.ProcessTags));
        for (int payload = 0; payload < 2; payload++)
        {
            Assert.True(writer.TryAppend(s_small));
            Assert.True(writer.TryAppend(s_small));
            Node[] chunks = PlainMessagePack.Decode(writer.Complete().AsMemory().Span).Items;
            Assert.Equal([true, false], chunks.Select(static chunk => chunk[0]["meta"].Has(TagNames.ProcessTags)));
            writer.Reset();
        }
    }

    [Theory]
    [InlineData(0, true)]
    [InlineData(1, false)]
    public void TheTarget_IsPassedByTheChunkThatReachesIt(int more, bool isFull)
    {
        using TracePayloadWriter writer = Create(targetBytes: 5 + s_smallSize + more);
        Assert.False(writer.IsFull);

        Assert.True(writer.TryAppend(s_small));
        Assert.Equal(isFull, writer.IsFull);
        Assert.Equal(!isFull, writer.TryAppend(s_small));
        Assert.Equal(isFull ? 1 : 2, writer.ChunkCount);
    }

    [Fact]
    public void TheMaximum_IsNotPassed_AndWhatIsThereStaysAsItIs()
    {
        using TracePayloadWriter writer = Create(targetBytes: 6 + (2 * s_smallSize), maxBytes: 6 + (2 * s_smallSize));
        Assert.True(writer.TryAppend(s_small));
        Assert.True(writer.TryAppend(s_small));
        Assert.False(writer.IsFull);
        byte[] before = writer.Complete().ToArray();

        Assert.False(writer.TryAppend(s_small));
        Assert.True(writer.IsFull);
        Assert.False(writer.TryAppend(Shapes.Create("long")));
        Assert.Equal(before, writer.Complete().ToArray());
        Assert.Equal(2, writer.ChunkCount);
        Assert.Equal(2, writer.SpanCount);
    }

    [Fact]
    public void AChunkThatNoPayloadHolds_IsTooLarge()
    {
        using TracePayloadWriter writer = Create(targetBytes: 1, maxBytes: 4 + s_smallSize);

        Assert.False(writer.TryAppend(s_small));
        Assert.False(writer.IsFull); // it is the chunk
        Assert.Equal([0xdd, 0, 0, 0, 0], writer.Complete().ToArray());
        Assert.Equal(0, writer.SpanCount);
    }

    [Fact]
    public void AfterReset_TheNextPayloadIsTheSame()
    {
        using TracePayloadWriter writer = Create();
        Assert.True(writer.TryAppend(s_small));
        byte[] first = writer.Complete().ToArray();
        writer.Reset();
        Assert.Equal(0, writer.ChunkCount);
        Assert.Equal(0, writer.SpanCount);
        Assert.Equal(5, writer.ByteCount);

        Assert.True(writer.TryAppend(s_small));
        Assert.Equal(first, writer.Complete().ToArray());
    }

    [Fact]
    public void AfterDispose_NothingCanBeAppended()
    {
        TracePayloadWriter writer = Create();
        writer.Dispose();
        writer.Dispose();

        Assert.Throws<ObjectDisposedException>(() => writer.TryAppend(s_small));
        Assert.Throws<ObjectDisposedException>(() => writer.Complete());
        Assert.Throws<ObjectDisposedException>(writer.Reset);
    }

    private static TracePayloadWriter Create(int targetBytes = TracePayloadWriterOptions.DefaultTargetBytes,
        int maxBytes = TracePayloadWriterOptions.DefaultMaxBytes)
        => new(TraceFormat.V04, new() { IsVerbatim = true, TargetBytes = targetBytes, MaxBytes = maxBytes });
}
