using MessagePack.Formatters;

namespace SpanPack;

/// <summary>A resolver for <see cref="TraceChunk"/> and <see cref="Span"/>. Programs add it to their own resolvers.</summary>
/// <remarks>Safe for any number of threads.</remarks>
public sealed class SpanPackResolver : IFormatterResolver
{
    private readonly TraceChunkFormatter _chunks;
    private readonly SpanFormatter _spans;

    /// <summary>Creates a resolver.</summary>
    /// <param name="formatter">The formatter that adds the tags of a tracer; null adds no tags.</param>
    public SpanPackResolver(SpanMessagePackFormatter? formatter = null)
    {
        _chunks = new TraceChunkFormatter(formatter);
        _spans = new SpanFormatter(formatter);
    }

    /// <summary>Gets a resolver whose formatters write spans as they are.</summary>
    public static SpanPackResolver Instance { get; } = new();

    /// <summary>Finds a formatter.</summary>
    /// <typeparam name="T">The type of values.</typeparam>
    /// <returns>The formatter; null for other types.</returns>
    public IMessagePackFormatter<T>? GetFormatter<T>() => (_chunks as IMessagePackFormatter<T>) ?? _spans as IMessagePackFormatter<T>;
}
