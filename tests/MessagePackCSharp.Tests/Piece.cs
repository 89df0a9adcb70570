using System.Buffers;

namespace SpanPack.MessagePackCSharp.Tests;

/// <summary>A piece of memory that is not contiguous.</summary>
internal sealed class Piece : ReadOnlySequenceSegment<byte>
{
    private Piece(ReadOnlyMemory<byte> memory, long start) => (Memory, RunningIndex) = (memory, start);

    internal static ReadOnlySequence<byte> Split(ReadOnlyMemory<byte> bytes, int size)
    {
        var first = new Piece(bytes[..size], 0);
        Piece last = first;
        for (int start = size; start < bytes.Length; start += size) last = last.Append(bytes[start..Math.Min(start + size, bytes.Length)]);
        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private Piece Append(ReadOnlyMemory<byte> memory)
    {
        var next = new Piece(memory, RunningIndex + Memory.Length);
        Next = next;
        return next;
    }
}
