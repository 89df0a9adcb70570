using System.Buffers;
using SpanPack.Serialization.Tests.BadInput;

namespace SpanPack.Serialization.Tests.Payloads;

/// <summary>A payload reads the same from wherever it comes, and its format is found without being said.</summary>
public sealed class ReadingTests
{
    public static TheoryData<TraceFormat> Formats => [.. TraceFormats.All];

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task EverySource_GivesTheSame(TraceFormat format)
    {
        Func<byte[], Task<TracePayload>>[] sources =
        [
            static body => Task.FromResult(TracePayloadReader.Read(body)),
            static body => Task.FromResult(TracePayloadReader.Read(Piece.Split(body, 1000))),
            static body => Task.FromResult(TracePayloadReader.Read(new MemoryStream(body))),
            static body => Task.FromResult(TracePayloadReader.Read(new TricklingStream(body))),
            static body => TracePayloadReader.ReadAsync(new MemoryStream(body)).AsTask(),
            static body => TracePayloadReader.ReadAsync(new TricklingStream(body)).AsTask(),
            body => TracePayloadReader.ReadAsync(new TricklingStream(body), format).AsTask(),
        ];
        for (int i = 0; i < sources.Length; i++)
        {
            byte[] body = Large(format, (char)('a' + (3 * i)));
            SpoilPool(); // it still holds what was written and read before
            TracePayload payload = await sources[i](body);
            Assert.Equal((format, body.Length), (payload.Format, payload.BytesRead));
            Assert.Equal(body, TraceConverter.ToBytes(payload));
        }
    }

    [Fact]
    public async Task BytesOfNoFormat_AreRefused()
    {
        byte[] text = "<html>"u8.ToArray();
        Assert.Equal(0, Assert.Throws<TraceFormatException>(() => TracePayloadReader.Read(text)).Offset);
        Assert.Throws<TraceFormatException>(() => TracePayloadReader.Read(new MemoryStream(text)));
        await Assert.ThrowsAsync<TraceFormatException>(async () => await TracePayloadReader.ReadAsync(new MemoryStream(text)));
        Assert.Throws<TraceFormatException>(() => TracePayloadReader.Read(Piece.Split(text, 2)));
    }

    [Fact]
    public async Task AStream_IsReadFromWhereItIs_AndNotClosed()
    {
        byte[] body = Large(TraceFormat.V04);
        var stream = new MemoryStream([1, 2, 3, .. body]) { Position = 3 };
        Assert.Equal(TraceFormat.V04, TracePayloadReader.Read(stream).Format);
        Assert.True(stream.CanRead);
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () =>
            await TracePayloadReader.ReadAsync(new MemoryStream(body), cancellationToken: new CancellationToken(canceled: true)));
        Assert.Throws<ArgumentNullException>("stream", () => TracePayloadReader.Read((Stream)null!));
        await Assert.ThrowsAsync<ArgumentNullException>("stream", async () => await TracePayloadReader.ReadAsync(null!));
    }

    private static void SpoilPool()
    {
        for (int size = 16 * 1024; size <= 1024 * 1024; size *= 2)
        {
            byte[] pooled = ArrayPool<byte>.Shared.Rent(size);
            pooled.AsSpan().Fill(0xc1);
            ArrayPool<byte>.Shared.Return(pooled);
        }
    }

    // Larger than what a stream's first room holds.
    private static byte[] Large(TraceFormat format, char first = 'a')
        => PayloadBody.Write(format, null,
            [.. Enumerable.Range(0,
                3).Select(i =>
                    new TraceChunk(new Span { TraceId = 1, SpanId = 2, Resource = new string((char)(first + i), 70_000), Start = 3 }))]);

    /// <summary>Gives a few bytes at a time and does not say how long it is.</summary>
    private sealed class TricklingStream(byte[] bytes) : MemoryStream(bytes)
    {
        public override bool CanSeek => false;

        public override int Read(byte[] buffer, int offset, int count) => base.Read(buffer, offset, Math.Min(count, 777));

        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
            => base.ReadAsync(buffer[..Math.Min(buffer.Length, 777)], cancellationToken);
    }
}
