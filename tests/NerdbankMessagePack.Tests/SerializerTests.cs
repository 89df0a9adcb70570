using PolyType;

namespace SpanPack.MessagePackCSharp.Tests;

/// <summary>The converters work in Nerdbank.MessagePack's serializer, where the program registers them.</summary>
public sealed partial class SerializerTests
{
    private static readonly MessagePackSerializer s_serializer = new()
    {
        Converters = [new TraceChunkConverter(), new SpanConverter()],
    };

    private static readonly MessagePackSerializer s_tracer = new()
    {
        Converters = [new TraceChunkConverter(TestChunks.Tracer), new SpanConverter(TestChunks.Tracer)],
    };

    [Fact]
    public void Serializer_WritesAndReadsThem()
    {
        TraceChunk chunk = TestChunks.All["everything"];

        byte[] written = s_serializer.Serialize<TraceChunk, Shapes>(chunk);

        Assert.Equal(Values.Written(chunk), written);
        Assert.Equal(written, Values.Written(s_serializer.Deserialize<TraceChunk, Shapes>(written)));
        Assert.Equal(Values.Written(chunk, isTagged: true), s_tracer.Serialize<TraceChunk, Shapes>(chunk));
        Assert.Equal(Values.Written(chunk.Spans[0], isTagged: true), s_tracer.Serialize<Span, Shapes>(chunk.Spans[0]));
    }

    [Fact]
    public void Values_OfTheProgram_HoldThem()
    {
        TraceChunk chunk = TestChunks.All["everything"];
        var envelope = new Envelope("name", chunk, null, 7);

        byte[] written = s_serializer.Serialize(envelope);

        Envelope read = s_serializer.Deserialize<Envelope>(written)!;
        Assert.Equal(("name", null, 7), (read.Name, read.Root, read.Attempt));
        Assert.Equal(Values.Written(chunk), Values.Written(read.Chunk));
    }

    [Fact]
    public void OtherValues_AreRefused()
    {
        byte[] span = Values.Written(TestChunks.All["small"].Spans[0]);

        var problem = Assert.Throws<MessagePackSerializationException>(() => s_serializer.Deserialize<TraceChunk, Shapes>(span));
        Assert.IsType<TraceFormatException>(Innermost(problem));
        Assert.Throws<MessagePackSerializationException>(()
            => s_serializer.Deserialize<Span, Shapes>(span.AsMemory(0, span.Length - 1)));
    }

    private static Exception Innermost(Exception problem) => problem.InnerException is { } inner ? Innermost(inner) : problem;

    [GenerateShapeFor<TraceChunk>]
    [GenerateShapeFor<Span>]
    internal sealed partial class Shapes;

    [GenerateShape]
    internal sealed partial record Envelope(string Name, TraceChunk Chunk, Span? Root, int Attempt);
}
