using MessagePack.Resolvers;

namespace SpanPack.MessagePackCSharp.Tests;

/// <summary>The formatters work in MessagePack-CSharp's serializer, where the program registers them.</summary>
public sealed class SerializerTests
{
    private static readonly MessagePackSerializerOptions s_options = new(SpanPackResolver.Instance);

    [Fact]
    public void Serializer_WritesAndReadsThem()
    {
        TraceChunk chunk = TestChunks.All["everything"];

        byte[] written = MessagePackSerializer.Serialize(chunk, s_options);

        Assert.Equal(Values.Written(chunk), written);
        Assert.Equal(written, Values.Written(MessagePackSerializer.Deserialize<TraceChunk>(written, s_options)));
        var tagged = new MessagePackSerializerOptions(new SpanPackResolver(TestChunks.Tracer));
        Assert.Equal(Values.Written(chunk, isTagged: true), MessagePackSerializer.Serialize(chunk, tagged));
        Assert.Equal(Values.Written(chunk.Spans[0], isTagged: true), MessagePackSerializer.Serialize(chunk.Spans[0], tagged));
    }

    [Fact]
    public void OtherValues_AreRefused()
    {
        byte[] text = MessagePackSerializer.Serialize("no trace", MessagePackSerializerOptions.Standard);
        byte[] span = MessagePackSerializer.Serialize(TestChunks.All["small"].Spans[0], s_options);

        var problem = Assert.Throws<MessagePackSerializationException>(()
            => MessagePackSerializer.Deserialize<TraceChunk>(text, s_options));
        Assert.IsType<TraceFormatException>(Innermost(problem));
        Assert.Throws<MessagePackSerializationException>(() => MessagePackSerializer.Deserialize<TraceChunk>(span, s_options));
        Assert.Throws<MessagePackSerializationException>(()
            => MessagePackSerializer.Deserialize<Span>(span.AsMemory(0, span.Length - 1), s_options));
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

    [Fact]
    public void Library_HasTheVersionThatTheProjectNames()
    {
        bool isNewest = typeof(SerializerTests).Assembly.GetName().Name == "SpanPack.MessagePackCSharp3.Tests";

        Assert.Equal(isNewest ? 3 : 2, typeof(MessagePackWriter).Assembly.GetName().Version!.Major);
    }

    private static Exception Innermost(Exception problem) => problem.InnerException is { } inner ? Innermost(inner) : problem;
}
