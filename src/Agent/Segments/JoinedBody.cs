using System.Buffers;
using System.Buffers.Binary;

namespace SpanPack;

/// <summary>Presents several v0.4 payloads as one without copying: a header of an array and the chunks of all.</summary>
internal static class JoinedBody
{
    private const int HeaderBytes = 5; // every writer uses the widest form
    private const byte Array32 = 0xDD;

    /// <summary>Returns whether a payload of a format consists of its chunks alone.</summary>
    internal static bool IsPossible(TraceFormat format) => format.GetTraits().ChunksPath.Length == 0;

    internal static ReadOnlySequence<byte> Of(IReadOnlyList<DetachedPayload> payloads, int chunkCount)
    {
        var header = new byte[HeaderBytes];
        header[0] = Array32;
        BinaryPrimitives.WriteInt32BigEndian(header.AsSpan(1), chunkCount);
        var first = new Part(header, null);
        Part last = first;
        foreach (DetachedPayload payload in payloads)
        {
            foreach (ReadOnlyMemory<byte> block in payload.Body.Slice(HeaderBytes))
            {
                if (!block.IsEmpty) last = new Part(block, last);
            }
        }

        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private sealed class Part : ReadOnlySequenceSegment<byte>
    {
        internal Part(ReadOnlyMemory<byte> memory, Part? previous)
        {
            Memory = memory;
            if (previous is null) return;
            previous.Next = this;
            RunningIndex = previous.RunningIndex + previous.Memory.Length;
        }
    }
}
