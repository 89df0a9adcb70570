using System.Buffers;

namespace SpanPack.MessagePackCSharp.Tests;

/// <summary>Chunks and spans inside the program's own MessagePack have the bytes that SpanPack writes.</summary>
public sealed class FormatterTests
{
    /// <summary>Gets the names of chunks.</summary>
    public static TheoryData<string> Names => [.. TestChunks.All.Keys];

    [Theory]
    [MemberData(nameof(Names))]
    public void Chunk_HasTheBytesOfSpanPack_AndIsReadBack(string name)
    {
        byte[] expected = Values.OfSpanPack(SpanMessagePackFormatter.Verbatim, TestChunks.All[name]);

        byte[] written = Values.Written(TestChunks.All[name]);

        Assert.Equal(expected, written);
        Assert.Equal(expected, Values.OfSpanPack(SpanMessagePackFormatter.Verbatim, Values.ReadChunk(written)));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void Tags_OfATracer_AreAdded(string name)
    {
        var chunk = new TraceChunk(TestChunks.All[name].Spans);

        Assert.Equal(Values.OfSpanPack(TestChunks.Tracer, chunk), Values.Written(chunk, isTagged: true));
        foreach (Span span in chunk.Spans)
        {
            Assert.Equal(Values.OfSpanPack(TestChunks.Tracer, new TraceChunk(span))[1..], Values.Written(span, isTagged: true));
        }
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void Span_IsTheMapWithinTheArray_AndIsReadBack(string name)
    {
        foreach (Span span in TestChunks.All[name].Spans)
        {
            byte[] written = Values.Written(span);

            Assert.Equal(Values.OfSpanPack(SpanMessagePackFormatter.Verbatim, new TraceChunk(span))[1..], written);
            Assert.Equal(written, Values.Written(Values.ReadSpan(written)));
        }
    }

    [Fact]
    public void Nil_IsNoSpan_AndAChunkWithoutSpans()
    {
        byte[] nil = Values.Written((Span?)null);

        Assert.Equal([MessagePackCode.Nil], nil);
        Assert.Null(Values.ReadSpan(nil));
        Assert.Equal(0, Values.ReadChunk(nil).Spans.Count);
    }

    [Fact]
    public void Values_BesideThem_StayWhereTheyAre()
    {
        byte[] written = Values.Written(static (ref MessagePackWriter writer) =>
        {
            foreach (TraceChunk chunk in TestChunks.All.Values)
            {
                writer.Write("before");
                TestedLibrary.Write(ref writer, chunk);
                writer.Write(7);
            }
        });

        var reader = new MessagePackReader(Piece.Split(written, 1000));
        foreach (TraceChunk chunk in TestChunks.All.Values)
        {
            Assert.Equal("before", reader.ReadString());
            Assert.Equal(chunk.Spans.Count, TestedLibrary.ReadChunk(ref reader).Spans.Count);
            Assert.Equal(7, reader.ReadInt32());
        }

        Assert.True(reader.End);
    }

    [Fact]
    public void Writing_TakesNoMemory()
    {
        var memory = new ArrayBufferWriter<byte>(1024 * 1024);
        TraceChunk chunk = TestChunks.All["17 spans"];
        long least = long.MaxValue; // a collection meanwhile takes pooled memory, which is made again
        for (int i = 0; i < 20; i++)
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            memory.ResetWrittenCount();
            var writer = new MessagePackWriter(memory);
            TestedLibrary.Write(ref writer, chunk, isTagged: true);
            writer.Flush();
            least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
        }

        Assert.Equal(0, least);
    }
}
