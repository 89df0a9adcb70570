using MessagePack.Formatters;

namespace SpanPack;

/// <summary>Writes and reads trace chunks as v0.4 of the trace agent protocol has them: an array of span maps.</summary>
/// <remarks>Safe for any number of threads. Programs register it themselves, for example with <see cref="SpanPackResolver"/>.</remarks>
public sealed class TraceChunkFormatter : IMessagePackFormatter<TraceChunk>
{
    private readonly ChunkOutput _output;

    /// <summary>Creates a formatter.</summary>
    /// <param name="formatter">The formatter that adds the tags of a tracer; null adds no tags.</param>
    public TraceChunkFormatter(SpanMessagePackFormatter? formatter = null)
        => _output = new ChunkOutput(formatter ?? SpanMessagePackFormatter.Verbatim);

    /// <summary>Writes a chunk.</summary>
    /// <param name="writer">The writer. With <c>OldSpec</c>, the output has only types of the old specification.</param>
    /// <param name="value">The chunk.</param>
    /// <param name="options">Not used.</param>
    /// <exception cref="InvalidOperationException">The chunk would pass 2 GiB.</exception>
    public void Serialize(ref MessagePackWriter writer, TraceChunk value, MessagePackSerializerOptions options)
        => _output.Write(ref writer, in value);

    /// <summary>Reads a chunk.</summary>
    /// <param name="reader">The reader, before the array of spans or nil.</param>
    /// <param name="options">The options, whose security limits the depth of structures.</param>
    /// <returns>The chunk; without spans for nil.</returns>
    /// <exception cref="MessagePackSerializationException">
    /// The value is not an array of spans, or takes more memory than <see cref="TracePayloadReader"/> allows.
    /// </exception>
    public TraceChunk Deserialize(ref MessagePack.MessagePackReader reader, MessagePackSerializerOptions options)
        => reader.TryReadNil() ? default : ReaderInput.Read(ref reader, options, PayloadInput.BeforeChunk);
}
