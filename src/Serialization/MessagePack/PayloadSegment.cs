using System.Buffers;

namespace SpanPack;

/// <summary>One block of a payload as a sequence segment; linked again for each payload.</summary>
internal sealed class PayloadSegment : ReadOnlySequenceSegment<byte>
{
    internal void Set(ReadOnlyMemory<byte> memory, PayloadSegment? previous)
    {
        Memory = memory;
        Next = null;
        RunningIndex = previous is null ? 0 : previous.RunningIndex + previous.Memory.Length;
        if (previous is not null) previous.Next = this;
    }
}
