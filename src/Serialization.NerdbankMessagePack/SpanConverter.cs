namespace SpanPack;

/// <summary>Writes and reads single spans as v0.4 of the trace agent protocol has them: a map.</summary>
/// <remarks>Safe for any number of threads. Programs add it to the converters of their serializer.</remarks>
public sealed class SpanConverter : MessagePackConverter<Span>
{
    private readonly ChunkOutput _output;

    /// <summary>Creates a converter that adds no tags.</summary>
    public SpanConverter()
        : this(SpanMessagePackFormatter.Verbatim)
    {
    }

    /// <summary>Creates a converter that adds the tags of a tracer, as to a chunk of one span.</summary>
    /// <param name="formatter">The formatter that adds them.</param>
    public SpanConverter(SpanMessagePackFormatter formatter)
    {
        ArgumentNullException.ThrowIfNull(formatter);
        _output = new ChunkOutput(formatter);
    }

    /// <summary>Writes a span.</summary>
    /// <param name="writer">The writer. With <c>OldSpec</c>, the output has only types of the old specification.</param>
    /// <param name="value">The span; null writes nil.</param>
    /// <param name="context">Not used.</param>
    /// <exception cref="InvalidOperationException">The span would pass 2 GiB.</exception>
    public override void Write(ref MessagePackWriter writer, in Span? value, SerializationContext context)
    {
        if (value is null) writer.WriteNil();
        else _output.Write(ref writer, new TraceChunk(value), isBare: true);
    }

    /// <summary>Reads a span.</summary>
    /// <param name="reader">The reader, before the map or nil.</param>
    /// <param name="context">The context, which limits the depth of structures.</param>
    /// <returns>The span; null for nil.</returns>
    /// <exception cref="MessagePackSerializationException">
    /// The value is not a span, or takes more memory than <see cref="TracePayloadReader"/> allows.
    /// </exception>
    public override Span? Read(ref Nerdbank.MessagePack.MessagePackReader reader, SerializationContext context)
        => reader.TryReadNil() ? null : NerdbankReaderInput.Read(ref reader, context, PayloadInput.BeforeSpan).Spans[0];
}
