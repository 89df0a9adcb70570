using System.Buffers;
using MessagePack.Resolvers;

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
        TraceChunk chunk = TestChunks.All[name];
        byte[] expected = BytesOf(SpanMessagePackFormatter.Verbatim, chunk);

        byte[] written = MessagePackSerializer.Serialize(chunk, TestChunks.Options);

        Assert.Equal(expected, written);
        TraceChunk read = MessagePackSerializer.Deserialize<TraceChunk>(written, TestChunks.Options);
        Assert.Equal(expected, BytesOf(SpanMessagePackFormatter.Verbatim, read));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void Tags_OfATracer_AreAdded(string name)
    {
        TraceChunk chunk = TestChunks.All[name];
        var options = new MessagePackSerializerOptions(new SpanPackResolver(TestChunks.Tracer));

        Assert.Equal(BytesOf(TestChunks.Tracer, new TraceChunk(chunk.Spans)),
            MessagePackSerializer.Serialize(new TraceChunk(chunk.Spans), options));
        foreach (Span span in chunk.Spans) Assert.Equal(BytesOf(TestChunks.Tracer, new TraceChunk(span))[1..],
            MessagePackSerializer.Serialize(span, options));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void Span_IsTheMapWithinTheArray_AndIsReadBack(string name)
    {
        foreach (Span span in TestChunks.All[name].Spans)
        {
            byte[] expected = BytesOf(SpanMessagePackFormatter.Verbatim, new TraceChunk(span))[1..];

            byte[] written = MessagePackSerializer.Serialize(span, TestChunks.Options);

            Assert.Equal(expected, written);
            Assert.Equal(written, MessagePackSerializer.Serialize(MessagePackSerializer.Deserialize<Span>(written, TestChunks.Options),
                TestChunks.Options));
        }
    }

    [Fact]
    public void Nil_IsNoSpan_AndAChunkWithoutSpans()
    {
        byte[] nil = MessagePackSerializer.Serialize<Span?>(null, TestChunks.Options);

        Assert.Equal([MessagePackCode.Nil], nil);
        Assert.Null(MessagePackSerializer.Deserialize<Span?>(nil, TestChunks.Options));
        Assert.Equal(0, MessagePackSerializer.Deserialize<TraceChunk>(nil, TestChunks.Options).Spans.Count);
    }

    [Fact]
    public void Values_BesideThem_StayWhereTheyAre()
    {
        var memory = new ArrayBufferWriter<byte>();
        var writer = new MessagePackWriter(memory);
        var formatter = new TraceChunkFormatter();
        foreach (TraceChunk chunk in TestChunks.All.Values)
        {
            writer.Write("before");
            formatter.Serialize(ref writer, chunk, TestChunks.Options);
            writer.Write(7);
        }

        writer.Flush();
        var reader = new MessagePackReader(InPieces(memory.WrittenMemory, 1000));
        foreach (TraceChunk chunk in TestChunks.All.Values)
        {
            Assert.Equal("before", reader.ReadString());
            Assert.Equal(chunk.Spans.Count, formatter.Deserialize(ref reader, TestChunks.Options).Spans.Count);
            Assert.Equal(7, reader.ReadInt32());
        }

        Assert.True(reader.End);
    }

    [Fact]
    public void Writing_TakesNoMemory()
    {
        var memory = new ArrayBufferWriter<byte>(1024 * 1024);
        var formatter = new TraceChunkFormatter(TestChunks.Tracer);
        TraceChunk chunk = TestChunks.All["17 spans"];
        long least = long.MaxValue; // a collection meanwhile takes pooled memory, which is made again
        for (int i = 0; i < 20; i++)
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            memory.ResetWrittenCount();
            var writer = new MessagePackWriter(memory);
            formatter.Serialize(ref writer, chunk, TestChunks.Options);
            writer.Flush();
            least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
        }

        Assert.Equal(0, least);
    }

    [Fact]
    public void OtherValues_AreRefused()
    {
        byte[] text = MessagePackSerializer.Serialize("no trace", MessagePackSerializerOptions.Standard);
        byte[] span = MessagePackSerializer.Serialize(TestChunks.All["small"].Spans[0], TestChunks.Options);

        var problem = Assert.Throws<MessagePackSerializationException>(()
            => MessagePackSerializer.Deserialize<TraceChunk>(text, TestChunks.Options));
        Assert.IsType<TraceFormatException>(Innermost(problem));
        Assert.Throws<MessagePackSerializationException>(() => MessagePackSerializer.Deserialize<TraceChunk>(span, TestChunks.Options));
        Assert.Throws<MessagePackSerializationException>(()
            => MessagePackSerializer.Deserialize<Span>(span.AsMemory(0, span.Length - 1), TestChunks.Options));
    }

    [Fact]
    public void Resolver_HasNothingElse_AndStandsBesideOthers()
    {
        Assert.Null(SpanPackResolver.Instance.GetFormatter<string>());
        Assert.Null(StandardResolver.Instance.GetFormatter<TraceChunk>() as TraceChunkFormatter);
        MessagePackSerializerOptions both =
            MessagePackSerializerOptions.Standard.WithResolver(
            CompositeResolver.Create(SpanPackResolver.Instance, StandardResolver.Instance));
        SpanCollection all = TestChunks.All["everything"].Spans;
        Span[] spans = [all[0], all[1]];

        byte[] written = MessagePackSerializer.Serialize((spans, "text"), both);

        (Span[] read, string text) = MessagePackSerializer.Deserialize<(Span[], string)>(written, both);
        Assert.Equal(("text", spans.Length, spans[1].SpanId), (text, read.Length, read[1].SpanId));
    }

    private static Exception Innermost(Exception problem) => problem.InnerException is { } inner ? Innermost(inner) : problem;

    private static byte[] BytesOf(SpanMessagePackFormatter formatter, in TraceChunk chunk)
    {
        var memory = new ArrayBufferWriter<byte>();
        formatter.Write(memory, chunk);
        return memory.WrittenSpan.ToArray();
    }

    private static ReadOnlySequence<byte> InPieces(ReadOnlyMemory<byte> bytes, int size)
    {
        var first = new Piece(bytes[..size], 0);
        Piece last = first;
        for (int start = size; start < bytes.Length; start += size) last = last.Append(bytes[start..Math.Min(start + size, bytes.Length)]);
        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private sealed class Piece : ReadOnlySequenceSegment<byte>
    {
        internal Piece(ReadOnlyMemory<byte> memory, long start) => (Memory, RunningIndex) = (memory, start);

        internal Piece Append(ReadOnlyMemory<byte> memory)
        {
            var next = new Piece(memory, RunningIndex + Memory.Length);
            Next = next;
            return next;
        }
    }
}
