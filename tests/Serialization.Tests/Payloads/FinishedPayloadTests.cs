using System.Buffers;

namespace SpanPack.Serialization.Tests.Payloads;

/// <summary>A payload goes into every kind of destination, and is not to be had once its memory is used for another.</summary>
public sealed class FinishedPayloadTests
{
    private static readonly TraceChunk s_chunk =
        new(new Span { TraceId = 1, SpanId = 2, Service = "shop", Resource = new string('r', 500), Start = 3 });

    public static TheoryData<TraceFormat, int> FormatsAndBlocks
    {
        get
        {
            var data = new TheoryData<TraceFormat, int>();
            foreach (TraceFormat format in TraceFormats.All)
            {
                data.Add(format, 0);
                data.Add(format, 700);
            }

            return data;
        }
    }

    [Theory]
    [MemberData(nameof(FormatsAndBlocks))]
    public async Task EveryDestination_GetsTheSameBytes(TraceFormat format, int blockBytes)
    {
        using var writer = new TracePayloadWriter(format, new() { BlockBytes = blockBytes });
        for (int i = 0; i < 5; i++) Assert.True(writer.TryAppend(s_chunk));
        FinishedPayload payload = writer.Complete();
        byte[] bytes = payload.ToArray();

        var buffer = new ArrayBufferWriter<byte>();
        payload.CopyTo(buffer);
        using var stream = new MemoryStream();
        payload.CopyTo(stream);
        await payload.CopyToAsync(stream);
        byte[] exact = new byte[bytes.Length];
        Assert.True(payload.TryCopyTo(exact));

        Assert.Equal(5, TracePayloadReader.Read(bytes, format).Chunks.Count);
        Assert.Equal((format, format.GetPath(), 5, 5, bytes.Length),
            (payload.Format, payload.Path, payload.ChunkCount, payload.SpanCount, payload.ByteCount));
        Assert.Equal(bytes, buffer.WrittenSpan.ToArray());
        Assert.Equal([.. bytes, .. bytes], stream.ToArray());
        Assert.Equal(bytes, exact);
        Assert.Equal(bytes, payload.AsMemory().ToArray());
    }

    [Fact]
    public void TooSmallMemory_IsLeftAlone()
    {
        using var writer = new TracePayloadWriter(TraceFormat.V1);
        Assert.True(writer.TryAppend(s_chunk));
        FinishedPayload payload = writer.Complete();
        byte[] small = new byte[payload.ByteCount - 1];

        Assert.False(payload.TryCopyTo(small));
        Assert.All(small, static value => Assert.Equal(0, value));
    }

    [Fact]
    public async Task ACancelledCopy_SaysSo()
    {
        using var writer = new TracePayloadWriter(TraceFormat.V05);
        Assert.True(writer.TryAppend(s_chunk));
        using var cancellation = new CancellationTokenSource();
        await cancellation.CancelAsync();

        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () =>
            await writer.Complete().CopyToAsync(new MemoryStream(), cancellation.Token));
    }

    [Fact]
    public void OnceTheWriterGoesOn_TheBytesAreGone()
    {
        var writer = new TracePayloadWriter(TraceFormat.V1);
        foreach (Action goOn in (Action[])[() => _ = writer.TryAppend(s_chunk), writer.Reset, writer.Dispose])
        {
            _ = writer.TryAppend(s_chunk);
            FinishedPayload payload = writer.Complete();
            Assert.NotEmpty(payload.ToArray());
            goOn();

            Assert.Throws<InvalidOperationException>(() => payload.Body.Length);
            Assert.Throws<InvalidOperationException>(() => payload.AsMemory().Length);
            Assert.Throws<InvalidOperationException>(() => payload.ToArray());
        }

        Assert.Throws<InvalidOperationException>(() => default(FinishedPayload).ToArray());
    }

    [Fact]
    public void ACompletedPayload_MayGoOn()
    {
        using var writer = new TracePayloadWriter(TraceFormat.V1);
        Assert.True(writer.TryAppend(s_chunk));
        byte[] one = writer.Complete().ToArray();
        Assert.True(writer.TryAppend(s_chunk));

        Assert.Equal(2, TracePayloadReader.Read(writer.Complete().Body, TraceFormat.V1).Chunks.Count);
        Assert.Single(TracePayloadReader.Read(one, TraceFormat.V1).Chunks);
    }
}
