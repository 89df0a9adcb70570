using System.Buffers;
using SpanPack.Serialization.Tests.Plans;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Payloads;

/// <summary>Payloads that leave their writer with their memory, and memory of a pool of the caller's.</summary>
public sealed class DetachTests
{
    public static TheoryData<TraceFormat> Formats => [.. TraceFormats.All];

    [Theory]
    [MemberData(nameof(Formats))]
    public void DetachedPayloads_HoldWhatAWriterHolds_AndReturnAllMemory(TraceFormat format)
        => Property.Holds(Plan.OfSimilarChunks(), 20, plans =>
        {
            TraceChunk[] chunks = [.. plans.Select(static plan => plan.Build())];
            var pool = new CountingPool();
            using var expected = new TracePayloadWriter(format);
            using (var writer = new TracePayloadWriter(format, new() { BlockBytes = 1000, Pool = pool }))
            {
                for (int i = 0; i < 2; i++)
                {
                    foreach (ref readonly TraceChunk chunk in chunks.AsSpan())
                        Assert.Equal(expected.TryAppend(chunk), writer.TryAppend(chunk));
                    FinishedPayload payload = expected.Complete();
                    using (DetachedPayload detached = writer.Detach())
                    {
                        Assert.Equal((payload.ChunkCount, payload.SpanCount, payload.ByteCount, payload.Path),
                            (detached.ChunkCount, detached.SpanCount, detached.ByteCount, detached.Path));
                        Assert.Equal(payload.ToArray(), detached.Body.ToArray());
                        Assert.Equal(pool.RentedBytes, detached.RentedBytes); // the writer itself holds none
                        Assert.Equal((0, 0, 0), (writer.ChunkCount, writer.SpanCount, writer.ByteCount));
                    }

                    Assert.Equal(0, pool.RentedBytes);
                    expected.Reset();
                }
            }

            Assert.Equal(0, pool.RentedBytes);
        });

    [Theory]
    [MemberData(nameof(Formats))]
    public void AWriterThatReturnedItsMemory_BeginsAnew(TraceFormat format)
    {
        var pool = new CountingPool();
        using var writer = new TracePayloadWriter(format, new() { BlockBytes = 1000, Pool = pool });
        byte[] empty = writer.Complete().ToArray();
        Assert.True(writer.TryAppend(new TraceChunk(Example.Root(1))));
        byte[] body = writer.Complete().ToArray();

        writer.ReturnMemory();

        Assert.Equal((0L, 0, 0), (pool.RentedBytes, writer.ByteCount, writer.ChunkCount));
        Assert.Equal(empty, writer.Complete().ToArray());
        Assert.True(writer.TryAppend(new TraceChunk(Example.Root(1))));
        Assert.Equal(body, writer.Complete().ToArray());
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void APoolThatRefuses_LeavesThePayloadAsItWas(TraceFormat format)
    {
        var pool = new CountingPool(limit: 200_000);
        using var writer = new TracePayloadWriter(format, new() { BlockBytes = 10_000, Pool = pool });
        byte[] before = [];
        Assert.Throws<InsufficientMemoryException>(void () =>
        {
            while (true)
            {
                Assert.True(writer.TryAppend(new TraceChunk(Example.Root(1))));
                before = writer.Complete().ToArray();
            }
        });

        Assert.Equal(before, writer.Complete().ToArray());
        using (DetachedPayload detached = writer.Detach()) Assert.Equal(before, detached.Body.ToArray());
        Assert.Equal(0, pool.RentedBytes);
        Assert.True(writer.TryAppend(new TraceChunk(Example.Root(1))));
    }

    [Fact]
    public void ADisposedPayload_HasNoBytes()
    {
        var pool = new CountingPool();
        using var writer = new TracePayloadWriter(TraceFormat.V04, new() { Pool = pool });
        Assert.True(writer.TryAppend(new TraceChunk(Example.Root(1))));
        DetachedPayload payload = writer.Detach();
        payload.Dispose();
        payload.Dispose();

        Assert.Throws<ObjectDisposedException>(() => payload.Body);
        Assert.Equal("v0.4, chunks: 1, spans: 1, bytes: " + payload.ByteCount + ", disposed", payload.ToString());
    }

    [Fact]
    public void ADisposedWriter_DetachesNothing()
    {
        var writer = new TracePayloadWriter(TraceFormat.V1);
        writer.Dispose();
        Assert.Throws<ObjectDisposedException>(() => writer.Detach());
        Assert.Throws<ObjectDisposedException>(() => writer.TryAppend(new TraceChunk(Example.Root(1))));
    }
}
