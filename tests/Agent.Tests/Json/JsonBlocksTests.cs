using System.Buffers;

namespace SpanPack.Agent.Tests.Json;

/// <summary>Where blocks end, and what is too long.</summary>
public sealed class JsonBlocksTests
{
    private const int BlockBytes = JsonBlocks.BlockBytes;

    [Fact]
    public void Memory_IsOfTheLastBlock_WhileItFits()
    {
        using var blocks = new JsonBlocks();
        int blockBytes = blocks.GetMemory().Length;
        blocks.Advance(blockBytes - 10);

        Assert.Equal(10, blocks.GetMemory(10).Length);
        Assert.InRange(blocks.GetMemory(11).Length, BlockBytes, int.MaxValue);
        blocks.Release();
    }

    [Fact]
    public void Length_IsAtMostTheMaximum()
    {
        using var blocks = new JsonBlocks { MaxBytes = BlockBytes + 10 };
        blocks.Advance(blocks.GetMemory(BlockBytes).Length);
        Assert.Equal(BlockBytes, blocks.Length);

        Assert.Throws<JsonTooLongException>(() => blocks.GetMemory(11));
        Assert.InRange(blocks.GetMemory(10).Length, 10, int.MaxValue);
        blocks.Release();
    }

    [Fact]
    public void Bytes_AreThoseOfAllBlocks()
    {
        byte[] written = [.. Enumerable.Range(0, 3 * BlockBytes).Select(static i => (byte)(i / 7))];
        using var blocks = new JsonBlocks();
        foreach (byte[] part in written.Chunk(1000)) blocks.Write(part, 0, part.Length);

        Assert.Equal((false, false, true, written.LongLength), (blocks.CanRead, blocks.CanSeek, blocks.CanWrite, blocks.Position));
        Assert.True(blocks.Bytes.ToArray().AsSpan().SequenceEqual(written));
        blocks.Release();
        Assert.Equal(0, blocks.Length);
    }

    // Buffers are kept for the next payload: what they show must not keep the blocks that others use, or that nobody needs.
    [Fact]
    public void Release_ForgetsTheBlocks()
    {
        using var blocks = new JsonBlocks();
        for (int i = 0; i < 3; i++) blocks.Advance(blocks.GetMemory(BlockBytes).Length);
        SequencePosition begin = blocks.Bytes.Start;
        var first = (ReadOnlySequenceSegment<byte>)begin.GetObject()!;
        blocks.Release();

        for (ReadOnlySequenceSegment<byte>? segment = first; segment is not null; segment = segment.Next)
            Assert.True(segment.Memory.IsEmpty);
    }
}
