using System.Buffers;

namespace SpanPack.Agent.Tests;

/// <summary>Bodies of several blocks of memory.</summary>
internal static class Blocks
{
    internal static byte[] Random(int count, int seed = 1)
    {
        byte[] bytes = new byte[count];
        new Random(seed).NextBytes(bytes);
        return bytes;
    }

    internal static ReadOnlySequence<byte> Split(byte[] bytes, IReadOnlyList<int> sizes)
    {
        var first = new Block(ReadOnlyMemory<byte>.Empty, 0);
        Block last = first;
        int offset = 0;
        for (int i = 0; offset < bytes.Length; i++)
        {
            int size = Math.Min(sizes[i % sizes.Count], bytes.Length - offset);
            last = last.Append(bytes.AsMemory(offset, size));
            offset += size;
        }

        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private sealed class Block : ReadOnlySequenceSegment<byte>
    {
        internal Block(ReadOnlyMemory<byte> memory, long start) => (Memory, RunningIndex) = (memory, start);

        internal Block Append(ReadOnlyMemory<byte> memory)
        {
            var next = new Block(memory, RunningIndex + Memory.Length);
            Next = next;
            return next;
        }
    }
}
