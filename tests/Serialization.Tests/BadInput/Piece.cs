using System.Buffers;

namespace SpanPack.Serialization.Tests.BadInput;

/// <summary>One piece of a payload that lies in several.</summary>
internal sealed class Piece : ReadOnlySequenceSegment<byte>
{
    private Piece(ReadOnlyMemory<byte> memory, long start)
    {
        Memory = memory;
        RunningIndex = start;
    }

    /// <summary>Cuts bytes into pieces of a size; the last may be shorter.</summary>
    internal static ReadOnlySequence<byte> Split(byte[] bytes, int size)
        => Join(bytes.Chunk(size).Select(static piece => (ReadOnlyMemory<byte>)piece));

    /// <summary>The same memory many times over.</summary>
    internal static ReadOnlySequence<byte> Repeat(byte[] bytes, int count) => Join(Enumerable.Repeat((ReadOnlyMemory<byte>)bytes, count));

    private static ReadOnlySequence<byte> Join(IEnumerable<ReadOnlyMemory<byte>> pieces)
    {
        Piece? first = null;
        Piece? last = null;
        foreach (ReadOnlyMemory<byte> memory in pieces)
        {
            var piece = new Piece(memory, last is null ? 0 : last.RunningIndex + last.Memory.Length);
            first ??= piece;
            if (last is not null) last.Next = piece;
            last = piece;
        }

        return first is null ? default : new ReadOnlySequence<byte>(first, 0, last!, last!.Memory.Length);
    }
}
