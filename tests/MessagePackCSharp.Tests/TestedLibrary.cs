namespace SpanPack.MessagePackCSharp.Tests;

/// <summary>The MessagePack library under test. The tests of Nerdbank.MessagePack have a class with these members, too.</summary>
internal static class TestedLibrary
{
    private static readonly MessagePackSerializerOptions s_options =
        new MessagePackSerializerOptions(SpanPackResolver.Instance).WithSecurity(MessagePackSecurity.UntrustedData);

    private static readonly TraceChunkFormatter s_chunks = new();
    private static readonly TraceChunkFormatter s_taggedChunks = new(TestChunks.Tracer);
    private static readonly SpanFormatter s_spans = new();
    private static readonly SpanFormatter s_taggedSpans = new(TestChunks.Tracer);

    internal static void Write(ref MessagePackWriter writer, in TraceChunk chunk, bool isTagged = false)
        => (isTagged ? s_taggedChunks : s_chunks).Serialize(ref writer, chunk, s_options);

    internal static void Write(ref MessagePackWriter writer, Span? span, bool isTagged = false)
        => (isTagged ? s_taggedSpans : s_spans).Serialize(ref writer, span, s_options);

    internal static TraceChunk ReadChunk(ref MessagePackReader reader) => s_chunks.Deserialize(ref reader, s_options);

    internal static Span? ReadSpan(ref MessagePackReader reader) => s_spans.Deserialize(ref reader, s_options);

    internal static void WriteExtension(ref MessagePackWriter writer, byte[] data)
        => writer.WriteExtensionFormat(new ExtensionResult(5, data));

    internal static void Skip(ref MessagePackReader reader) => reader.Skip();

    /// <summary>Returns whether a formatter may throw this for bytes that are no chunk.</summary>
    internal static bool IsRefusal(Exception problem)
        => problem is MessagePackSerializationException or EndOfStreamException or InsufficientExecutionStackException;
}
