using System.Collections.Concurrent;

namespace SpanPack.Agent.Tests;

/// <summary>Blocks are kept for the next segment, each for one of those who ask.</summary>
public sealed class SpareBlocksTests
{
    [Fact]
    public void WhatIsKept_IsGivenBackOnce()
    {
        var spare = new SpareBlocks();
        var kept = new HashSet<byte[]>();
        for (byte[] block = Block(); spare.TryKeep(block); block = Block()) Assert.True(kept.Add(block));

        Assert.Equal(1024 * 1024, kept.Sum(static block => block.Length)); // two segments
        while (spare.Take() is { } block) Assert.True(kept.Remove(block));
        Assert.Empty(kept);
        Assert.True(spare.TryKeep(Block()));
    }

    [Fact]
    public void BlocksOfAnotherSize_AreNotKept()
    {
        var spare = new SpareBlocks();

        Assert.False(spare.TryKeep(new byte[2 * HeldMemory.BlockBytes]));
        Assert.Null(spare.Take());
    }

    [Fact]
    public async Task ThreadsThatRentAndReturn_NeverShareABlock()
    {
        const int Threads = 4;
        const int Passes = 2000;
        var memory = new HeldMemory(long.MaxValue);
        var rented = new ConcurrentDictionary<byte[], int>();
        await Task.WhenAll(Enumerable.Range(1, Threads).Select(thread => Task.Run(() =>
        {
            for (int pass = 0; pass < Passes; pass++)
            {
                byte[][] blocks = [memory.Rent(HeldMemory.BlockBytes), memory.Rent(HeldMemory.BlockBytes)];
                Assert.All(blocks, block => Assert.True(rented.TryAdd(block, thread)));
                Assert.All(blocks, block => Assert.True(rented.TryRemove(block, out _)));
                foreach (byte[] block in blocks) memory.Return(block);
            }
        })));

        Assert.Equal(0, memory.HeldBytes);
    }

    private static byte[] Block() => new byte[HeldMemory.BlockBytes];
}
