namespace SpanPack;

/// <summary>Counts the messages in a message before any object is made of them, and bounds how deep values nest.</summary>
internal static class OtlpMessages
{
    private const int MaxDepth = 64; // of values

    /// <summary>Counts the messages in a message.</summary>
    /// <param name="bytes">The message.</param>
    /// <param name="message">Its kind.</param>
    /// <exception cref="OtlpException">It is not one, or its values nest too deeply.</exception>
    internal static OtlpSize SizeOf(ReadOnlySpan<byte> bytes, OtlpMessage message) => new(bytes.Length, Count(bytes, message, MaxDepth));

    private static long Count(ReadOnlySpan<byte> bytes, OtlpMessage message, int depth)
    {
        if (depth == 0) throw new OtlpException($"values nest more than {MaxDepth} levels");
        long count = 0;
        var reader = new ProtobufReader(bytes);
        while (reader.Next())
        {
            if (PartOf(message, reader.Field) is { } part)
            {
                count += 1 + Count(reader.Bytes, part, part == OtlpMessage.Value ? depth - 1 : depth);
            }
        }

        return count;
    }

    // Source: opentelemetry/proto/trace/v1/trace.proto and common/v1/common.proto.
    private static OtlpMessage? PartOf(OtlpMessage message, int field) => (message, field) switch
    {
        (OtlpMessage.Resource, 1) or (OtlpMessage.Scope, 3) or (OtlpMessage.Span, 9) => OtlpMessage.KeyValue,
        (OtlpMessage.Event, 3) or (OtlpMessage.Link, 4) or (OtlpMessage.Pairs, 1) => OtlpMessage.KeyValue,
        (OtlpMessage.Span, 11) => OtlpMessage.Event,
        (OtlpMessage.Span, 13) => OtlpMessage.Link,
        (OtlpMessage.KeyValue, 2) or (OtlpMessage.Array, 1) => OtlpMessage.Value,
        (OtlpMessage.Value, 5) => OtlpMessage.Array,
        (OtlpMessage.Value, 6) => OtlpMessage.Pairs,
        _ => null,
    };
}
