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
        foreach (string shape in Shapes.Names) Assert.Equal(PayloadAppendResult.Appended, writer.TryAppend(Shapes.Create(shape)));
        Node[] chunks = PlainMessagePack.Decode(writer.Complete().Span).Items;

        Assert.Equal(Shapes.Names.Length, chunks.Length);
        Assert.Equal(Shapes.Names.Length, writer.ChunkCount);
        Assert.Equal(chunks.Sum(static chunk => chunk.Items.Length), writer.SpanCount);
        Assert.Equal(writer.ByteCount, writer.Complete().Length);
    }

    [Fact]
    public void TheFirstChunk_AndItAlone_HasTheTagsOfThePayload()
    {
        using var writer = new TracePayloadWriter(Shapes.Automatic);
        for (int payload = 0; payload < 2; payload++)
        {
            writer.TryAppend(s_small);
            writer.TryAppend(s_small);
            Node[] chunks = PlainMessagePack.Decode(writer.Complete().Span).Items;
            Assert.Equal([true, false], chunks.Select(static chunk => chunk[0]["meta"].Has(TagNames.ProcessTags)));
            writer.Reset();
        }
    }

    [Theory]
    [InlineData(0, PayloadAppendResult.AppendedAndFull)]
    [InlineData(1, PayloadAppendResult.Appended)]
    public void TheTarget_IsPassedByTheChunkThatReachesIt(int more, PayloadAppendResult expected)
    {
        using TracePayloadWriter writer = Create(targetBytes: 5 + s_smallSize + more);

        Assert.Equal(expected, writer.TryAppend(s_small));
    }

    [Fact]
    public void TheMaximum_IsNotPassed_AndWhatIsThereStaysAsItIs()
    {
        using TracePayloadWriter writer = Create(targetBytes: 1, maxBytes: 5 + (2 * s_smallSize));
        Assert.Equal(PayloadAppendResult.AppendedAndFull, writer.TryAppend(s_small));
        Assert.Equal(PayloadAppendResult.AppendedAndFull, writer.TryAppend(s_small));
        byte[] before = writer.Complete().ToArray();

        Assert.Equal(PayloadAppendResult.PayloadFull, writer.TryAppend(s_small));
        Assert.Equal(PayloadAppendResult.PayloadFull, writer.TryAppend(Shapes.Create("long")));
        Assert.Equal(before, writer.Complete().ToArray());
        Assert.Equal(2, writer.ChunkCount);
        Assert.Equal(2, writer.SpanCount);
    }

    [Fact]
    public void AChunkThatNoPayloadHolds_IsTooLarge()
    {
        using TracePayloadWriter writer = Create(targetBytes: 1, maxBytes: 4 + s_smallSize);

        Assert.Equal(PayloadAppendResult.ChunkTooLarge, writer.TryAppend(s_small));
        Assert.Equal([0xdd, 0, 0, 0, 0], writer.Complete().ToArray());
        Assert.Equal(0, writer.SpanCount);
    }

    [Fact]
    public void AfterReset_TheNextPayloadIsTheSame()
    {
        using TracePayloadWriter writer = Create();
        writer.TryAppend(s_small);
        byte[] first = writer.Complete().ToArray();
        writer.Reset();
        Assert.Equal(0, writer.ChunkCount);
        Assert.Equal(0, writer.SpanCount);
        Assert.Equal(5, writer.ByteCount);

        writer.TryAppend(s_small);
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

    private static TracePayloadWriter Create(int targetBytes = TracePayloadWriter.DefaultTargetBytes, int maxBytes = TracePayloadWriter.DefaultMaxBytes)
        => new(SpanMessagePackFormatter.Verbatim, targetBytes, maxBytes);
}
