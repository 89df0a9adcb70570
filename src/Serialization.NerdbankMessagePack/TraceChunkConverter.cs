namespace SpanPack;

/// <summary>Writes and reads trace chunks as v0.4 of the trace agent protocol has them: an array of span maps.</summary>
/// <remarks>Safe for any number of threads. Programs add it to the converters of their serializer.</remarks>
public sealed class TraceChunkConverter : MessagePackConverter<TraceChunk>
{
    private readonly ChunkOutput _output;

    /// <summary>Creates a converter that adds no tags.</summary>
    public TraceChunkConverter()
        : this(SpanMessagePackFormatter.Verbatim)
    {
    }

    /// <summary>Creates a converter that adds the tags of a tracer.</summary>
    /// <param name="formatter">The formatter that adds them.</param>
    public TraceChunkConverter(SpanMessagePackFormatter formatter)
    {
        ArgumentNullException.ThrowIfNull(formatter);
        _output = new ChunkOutput(formatter);
    }

    /// <summary>Writes a chunk.</summary>
    /// <param name="writer">The writer. With <c>OldSpec</c>, the output has only types of the old specification.</param>
    /// <param name="value">The chunk.</param>
    /// <param name="context">Not used.</param>
    /// <exception cref="InvalidOperationException">The chunk would pass 2 GiB.</exception>
    public override void Write(ref MessagePackWriter writer, in TraceChunk value, SerializationContext context)
        => _output.Write(ref writer, in value);

    /// <summary>Reads a chunk.</summary>
    /// <param name="reader">The reader, before the array of spans or nil.</param>
    /// <param name="context">The context, which limits the depth of structures.</param>
    /// <returns>The chunk; without spans for nil.</returns>
    /// <exception cref="MessagePackSerializationException">
    /// The value is not an array of spans, or takes more memory than <see cref="TracePayloadReader"/> allows.
    /// </exception>
    public override TraceChunk Read(ref Nerdbank.MessagePack.MessagePackReader reader, SerializationContext context)
        => reader.TryReadNil() ? default : NerdbankReaderInput.Read(ref reader, context, PayloadInput.BeforeChunk);
}
