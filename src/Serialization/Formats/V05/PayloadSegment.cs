using System.Buffers;

namespace SpanPack;

/// <summary>One part of a payload that is built in several; linked anew for each payload.</summary>
internal sealed class PayloadSegment : ReadOnlySequenceSegment<byte>
{
    /// <summary>Joins two parts.</summary>
    internal static ReadOnlySequence<byte> Join(PayloadSegment first, ReadOnlyMemory<byte> head, PayloadSegment second, ReadOnlyMemory<byte> tail)
    {
        first.Memory = head;
        first.Next = second;
        second.Memory = tail;
        second.RunningIndex = head.Length;
        return new ReadOnlySequence<byte>(first, 0, second, tail.Length);
    }
}
