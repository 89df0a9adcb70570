using System.Buffers;

namespace SpanPack.MessagePackCSharp.Tests;

/// <summary>Bytes of values, written and read by the library under test.</summary>
internal static class Values
{
    internal delegate void WriteAction(ref MessagePackWriter writer);

    internal static byte[] Written(WriteAction write, bool oldSpec = false)
    {
        var memory = new ArrayBufferWriter<byte>();
        var writer = new MessagePackWriter(memory) { OldSpec = oldSpec };
        write(ref writer);
        writer.Flush();
        return memory.WrittenSpan.ToArray();
    }

    internal static byte[] Written(TraceChunk chunk, bool isTagged = false, bool oldSpec = false)
        => Written((ref MessagePackWriter writer) => TestedLibrary.Write(ref writer, chunk, isTagged), oldSpec);

    internal static byte[] Written(Span? span, bool isTagged = false)
        => Written((ref MessagePackWriter writer) => TestedLibrary.Write(ref writer, span, isTagged));

    internal static TraceChunk ReadChunk(byte[] bytes)
    {
        var reader = new MessagePackReader(new ReadOnlySequence<byte>(bytes));
        return TestedLibrary.ReadChunk(ref reader);
    }

    internal static Span? ReadSpan(byte[] bytes)
    {
        var reader = new MessagePackReader(new ReadOnlySequence<byte>(bytes));
        return TestedLibrary.ReadSpan(ref reader);
    }

    /// <summary>Returns what SpanPack itself writes.</summary>
    internal static byte[] OfSpanPack(SpanMessagePackFormatter formatter, in TraceChunk chunk)
    {
        var memory = new ArrayBufferWriter<byte>();
        formatter.Write(memory, chunk);
        return memory.WrittenSpan.ToArray();
    }
}
