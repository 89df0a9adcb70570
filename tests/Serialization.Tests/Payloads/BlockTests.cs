using System.Buffers;
using SpanPack.Serialization.Tests.Allocations;
using SpanPack.Serialization.Tests.Plans;

namespace SpanPack.Serialization.Tests.Payloads;

/// <summary>Payloads that lie in several blocks of memory.</summary>
public sealed class BlockTests
{
    private static readonly ProcessTags s_process =
        new() { Service = "shop", Environment = "prod", RuntimeId = "r", ProcessTagList = "a:b" };

    public static TheoryData<TraceFormat, int> Cases
    {
        get
        {
            var cases = new TheoryData<TraceFormat, int>();
            foreach (TraceFormat format in TraceFormats.All)
            {
                foreach (int blockBytes in (int[])[1, 100, 1000, 64 * 1024]) cases.Add(format, blockBytes);
            }

            return cases;
        }
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void Blocks_HoldWhatOnePieceHolds(TraceFormat format, int blockBytes)
        => Property.Holds(Plan.OfSimilarChunks(), 20, plans =>
        {
            TraceChunk[] chunks = [.. plans.Select(static plan => plan.Build())];
            using TracePayloadWriter whole = Writer(format, 0);
            using TracePayloadWriter blocks = Writer(format, blockBytes);
            for (int payload = 0; payload < 2; payload++)
            {
                foreach (ref readonly TraceChunk chunk in chunks.AsSpan()) Assert.Equal(whole.TryAppend(chunk), blocks.TryAppend(chunk));

                byte[] body = whole.Complete().ToArray();
                Assert.Equal(body.Length, blocks.ByteCount);
                Assert.Equal(body, blocks.Complete().Body.ToArray());
                Assert.Equal(body, blocks.Complete().ToArray());
                whole.Reset();
                blocks.Reset();
            }
        });

    [Theory]
    [MemberData(nameof(Cases))]
    public void AChunk_IsWholeInOneBlock_AndFullBlocksStayWhereTheyAre(TraceFormat format, int blockBytes)
    {
        using TracePayloadWriter writer = Writer(format, blockBytes);
        Assert.True(writer.TryAppend(Chunk(0)));
        ReadOnlyMemory<byte> first = writer.Complete().Body.First;
        int count = blockBytes > 1000 ? 2000 : 150; // the payload is read once for each block
        for (int i = 1; i < count; i++) Assert.True(writer.TryAppend(Chunk(i)));

        ReadOnlySequence<byte> body = writer.Complete().Body;
        Assert.False(body.IsSingleSegment);
        Assert.True(first.Span.Overlaps(body.First.Span));
        byte[] bytes = body.ToArray();
        int end = 0;
        foreach (ReadOnlyMemory<byte> block in body)
        {
            end += block.Length;
            byte[] marked = (byte[])bytes.Clone();
            marked.AsSpan(end).Fill(0xc1); // no code of MessagePack: a reader stops where the next block begins
            if (end == bytes.Length) break;
            string path = Assert.Throws<TraceFormatException>(() => TracePayloadReader.Read(marked, format)).Path;
            if (format != TraceFormat.V05) Assert.Matches(@"^(\.chunks)?(\[\d+\])?$", path);
        }
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void AChunkThatIsTakenBack_LeavesNoTrace(TraceFormat format, int blockBytes)
    {
        int limit = 20_000;
        using var whole = new TracePayloadWriter(format, new() { IsVerbatim = true, TargetBytes = limit, MaxBytes = limit });
        using var blocks =
            new TracePayloadWriter(format, new() { IsVerbatim = true, TargetBytes = limit, MaxBytes = limit, BlockBytes = blockBytes });
        foreach (TracePayloadWriter writer in (TracePayloadWriter[])[whole, blocks])
        {
            for (int i = 0; i < 10; i++) Assert.True(writer.TryAppend(Chunk(i)));
            Assert.False(writer.TryAppend(new TraceChunk(new Span { SpanId = 7, Resource = new string('x', limit) })));
        }

        Assert.Equal(whole.Complete().ToArray(), blocks.Complete().Body.ToArray());
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void SteadyState_HasNoGarbage(TraceFormat format, int blockBytes)
    {
        TraceChunk[] chunks = [.. Enumerable.Range(0, 300).Select(Chunk)];
        using TracePayloadWriter writer = Writer(format, blockBytes);
        Assert.Equal(0, Allocated.By(() =>
        {
            foreach (ref readonly TraceChunk chunk in chunks.AsSpan()) Assert.True(writer.TryAppend(chunk));
            _ = writer.Complete().Body;
            writer.Reset();
        }));
    }

    private static TracePayloadWriter Writer(TraceFormat format, int blockBytes)
        => new(format, new() { ProcessTags = s_process, BlockBytes = blockBytes, TargetBytes = 100_000_000, MaxBytes = 100_000_000 });

    private static TraceChunk Chunk(int number)
        => new(new Span
        {
            TraceId = (UInt128)number + 1, SpanId = (ulong)number + 1, Service = "shop", Name = "web",
            Resource = $"GET /{number}/{new string('x', number % 90)}", Start = 1
        });
}
