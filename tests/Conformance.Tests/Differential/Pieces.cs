using System.Buffers;

namespace SpanPack.Conformance.Tests.Differential;

/// <summary>Cuts bytes into pieces, as they come from a network.</summary>
internal static class Pieces
{
    /// <summary>Three pieces of about the same size, one of them empty where there are few bytes.</summary>
    internal static ReadOnlySequence<byte> Of(byte[] bytes)
    {
        int third = bytes.Length / 3;
        var first = new Piece(bytes.AsMemory(0, third), null);
        var second = new Piece(bytes.AsMemory(third, third), first);
        var last = new Piece(bytes.AsMemory(2 * third), second);
        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private sealed class Piece : ReadOnlySequenceSegment<byte>
    {
        internal Piece(ReadOnlyMemory<byte> memory, Piece? previous)
        {
            Memory = memory;
            if (previous is null) return;
            previous.Next = this;
            RunningIndex = previous.RunningIndex + previous.Memory.Length;
        }
    }
}
