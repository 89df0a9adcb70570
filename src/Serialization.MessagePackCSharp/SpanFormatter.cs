using MessagePack.Formatters;

namespace SpanPack;

/// <summary>Writes and reads single spans as v0.4 of the trace agent protocol has them: a map.</summary>
/// <remarks>Safe for any number of threads. Programs register it themselves, for example with <see cref="SpanPackResolver"/>.</remarks>
public sealed class SpanFormatter : IMessagePackFormatter<Span?>
{
    private readonly ChunkOutput _output;

    /// <summary>Creates a formatter.</summary>
    /// <param name="formatter">The formatter that adds the tags of a tracer, as to a chunk of one span; null adds no tags.</param>
    public SpanFormatter(SpanMessagePackFormatter? formatter = null)
        => _output = new ChunkOutput(formatter ?? SpanMessagePackFormatter.Verbatim);

    /// <summary>Writes a span.</summary>
    /// <param name="writer">The writer. With <c>OldSpec</c>, the output has only types of the old specification.</param>
    /// <param name="value">The span; null writes nil.</param>
    /// <param name="options">Not used.</param>
    /// <exception cref="InvalidOperationException">The span would pass 2 GiB.</exception>
    public void Serialize(ref MessagePackWriter writer, Span? value, MessagePackSerializerOptions options)
    {
        if (value is null) writer.WriteNil();
        else _output.Write(ref writer, new TraceChunk(value), isBare: true);
    }

    /// <summary>Reads a span.</summary>
    /// <param name="reader">The reader, before the map or nil.</param>
    /// <param name="options">The options, whose security limits the depth of structures.</param>
    /// <returns>The span; null for nil.</returns>
    /// <exception cref="MessagePackSerializationException">
    /// The value is not a span, or takes more memory than <see cref="TracePayloadReader"/> allows.
    /// </exception>
    public Span? Deserialize(ref MessagePack.MessagePackReader reader, MessagePackSerializerOptions options)
        => reader.TryReadNil() ? null : ReaderInput.Read(ref reader, options, PayloadInput.BeforeSpan).Spans[0];
}
