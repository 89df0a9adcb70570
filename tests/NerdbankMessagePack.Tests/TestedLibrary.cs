namespace SpanPack.MessagePackCSharp.Tests;

/// <summary>Nerdbank.MessagePack.</summary>
internal static class TestedLibrary
{
    private static readonly TraceChunkConverter s_chunks = new();
    private static readonly TraceChunkConverter s_taggedChunks = new(TestChunks.Tracer);
    private static readonly SpanConverter s_spans = new();
    private static readonly SpanConverter s_taggedSpans = new(TestChunks.Tracer);

    internal static void Write(ref MessagePackWriter writer, in TraceChunk chunk, bool isTagged = false)
        => (isTagged ? s_taggedChunks : s_chunks).Write(ref writer, in chunk, new SerializationContext());

    internal static void Write(ref MessagePackWriter writer, Span? span, bool isTagged = false)
        => (isTagged ? s_taggedSpans : s_spans).Write(ref writer, in span, new SerializationContext());

    internal static TraceChunk ReadChunk(ref MessagePackReader reader) => s_chunks.Read(ref reader, new SerializationContext());

    internal static Span? ReadSpan(ref MessagePackReader reader) => s_spans.Read(ref reader, new SerializationContext());

    // Raw: a writer for the old specification refuses extensions.
    internal static void WriteExtension(ref MessagePackWriter writer, byte[] data)
        => writer.WriteRaw(Values.Written((ref MessagePackWriter newSpec) => newSpec.Write(new Extension(5, data))));

    internal static void Skip(ref MessagePackReader reader) => reader.Skip(new SerializationContext());

    internal static bool IsRefusal(Exception problem) => problem is MessagePackSerializationException or EndOfStreamException;
}
