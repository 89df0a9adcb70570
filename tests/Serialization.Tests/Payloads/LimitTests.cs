namespace SpanPack.Serialization.Tests.Payloads;

public sealed class LimitTests
{
    public static TheoryData<TraceFormat> Formats => [.. TraceFormats.All];

    [Theory]
    [MemberData(nameof(Formats))]
    public void APayload_IsFullAfterTheChunkThatReachesItsTarget(TraceFormat format)
    {
        int target = PayloadBody.Write(format, null, PayloadBody.Chunk(0, 100), PayloadBody.Chunk(1, 100)).Length;
        using var writer = new TracePayloadWriter(format, new() { IsVerbatim = true, TargetBytes = target, MaxBytes = 10 * target });

        Assert.True(writer.TryAppend(PayloadBody.Chunk(0, 100)));
        Assert.True(writer.TryAppend(PayloadBody.Chunk(1, 100)));
        Assert.True(writer.IsFull);
        Assert.Equal((2, 2, target), (writer.ChunkCount, writer.SpanCount, writer.ByteCount));
        Assert.Equal(target, writer.Complete().AsMemory().Length);
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void AChunkBeyondTheLimit_LeavesNoTrace_AndFitsTheNextPayload(TraceFormat format)
    {
        byte[] first = PayloadBody.Write(format, null, PayloadBody.Chunk(0, 100));
        byte[] second = PayloadBody.Write(format, null, PayloadBody.Chunk(1, 200));
        int limit = Math.Max(first.Length, second.Length);
        using var writer = new TracePayloadWriter(format, new() { IsVerbatim = true, TargetBytes = limit, MaxBytes = limit });

        Assert.True(writer.TryAppend(PayloadBody.Chunk(0, 100)));
        Assert.False(writer.TryAppend(PayloadBody.Chunk(1, 200)));
        Assert.Equal((1, 1, first.Length), (writer.ChunkCount, writer.SpanCount, writer.ByteCount));
        Assert.Equal(first, writer.Complete().ToArray());

        writer.Reset();
        Assert.True(writer.TryAppend(PayloadBody.Chunk(1, 200)));
        Assert.Equal(second, writer.Complete().ToArray());
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void AChunkBeyondTheLimitOfAnEmptyPayload_IsTooLarge_AndTheNextIsTaken(TraceFormat format)
    {
        byte[] small = PayloadBody.Write(format, null, PayloadBody.Chunk(0, 100));
        using var writer = new TracePayloadWriter(format, new() { IsVerbatim = true, TargetBytes = small.Length, MaxBytes = small.Length });

        Assert.False(writer.TryAppend(PayloadBody.Chunk(1, 101)));
        Assert.Equal((0, 0), (writer.ChunkCount, writer.SpanCount));
        Assert.Equal(PayloadBody.Write(format, null), writer.Complete().ToArray());
        Assert.True(writer.TryAppend(PayloadBody.Chunk(0, 100)));
        Assert.Equal(small, writer.Complete().ToArray());
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void Segments_AreTheBody(TraceFormat format)
    {
        using var writer = new TracePayloadWriter(format, TracePayloadWriterOptions.Verbatim);
        for (int i = 0; i < 20; i++) Assert.True(writer.TryAppend(PayloadBody.Chunk(i, i)));

        Assert.Equal(writer.Complete().ToArray(), System.Buffers.BuffersExtensions.ToArray(writer.Complete().Body));
        Assert.Equal(writer.ByteCount, writer.Complete().Body.Length);
    }

    [Fact]
    public void StructuresThatAFormatHasNoPlaceFor_AreCountedOnce()
    {
        foreach (TraceFormat format in TraceFormats.All)
        {
            var span = new Span { TraceId = 1, SpanId = 2 };
            span.SetMetaStruct("appsec", [0x80]);
            span.SetMetaStruct("iast", [0x80]);
            span.SetTag("text", new string('x', 100));
            using var writer = new TracePayloadWriter(format, new() { IsVerbatim = true, TargetBytes = 300, MaxBytes = 400 });
            while (writer.TryAppend(new TraceChunk(span)) && writer.ChunkCount < 50)
            {
            }

            Assert.Equal(format == TraceFormat.V05 ? 2 * writer.ChunkCount : 0, writer.DroppedStructureCount);
        }
    }

    [Fact]
    public void AnyNumberOfChunks_IsSplitWithoutLossOrRepetition()
    {
        foreach (TraceFormat format in TraceFormats.All)
        {
            using var writer = new TracePayloadWriter(format, new() { IsVerbatim = true, TargetBytes = 600, MaxBytes = 900 });
            int spans = 0;
            for (int i = 0; i < 200; i++)
            {
                TraceChunk chunk = PayloadBody.Chunk(i, i * 7 % 400);
                if (!writer.TryAppend(chunk))
                {
                    spans += Send(writer);
                    Assert.True(writer.TryAppend(chunk));
                }

                Assert.InRange(writer.ByteCount, 1, 900);
            }

            Assert.Equal(200, spans + writer.SpanCount);
        }
    }

    [Theory]
    [InlineData(0, 10)]
    [InlineData(-1, 10)]
    [InlineData(11, 10)]
    public void Sizes_AreChecked(int targetBytes, int maxBytes)
        => Assert.Throws<ArgumentOutOfRangeException>(() =>
            new TracePayloadWriter(TraceFormat.V07, new() { IsVerbatim = true, TargetBytes = targetBytes, MaxBytes = maxBytes }));

    private static int Send(TracePayloadWriter writer)
    {
        int spans = writer.SpanCount;
        Assert.Equal(writer.ByteCount, writer.Complete().AsMemory().Length);
        writer.Reset();
        return spans;
    }
}
