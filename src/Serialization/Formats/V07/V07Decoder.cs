namespace SpanPack;

/// <summary>Decodes v0.7 payloads: a map of fields, tags and chunks. Source: agent protocol, section 2.4.</summary>
internal static class V07Decoder
{
    internal static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        var sections = default(SectionTracker);
        for (int fields = reader.ReadMapHeader(); fields > 0; fields--)
        {
            ReadOnlySpan<byte> key = reader.ReadKey();
            if (FindText(key) is { } text)
            {
                reader.Path.PushField(text.Name);
                visitor.Text(text.Field, new TraceText(reader.ReadTextStrict()));
            }
            else if (key.SequenceEqual("tags"u8))
            {
                reader.Path.PushField("tags");
                sections.Enter(TraceSection.PayloadAttributes, ref visitor);
                DecodeTags(ref reader, ref visitor, TraceElement.Payload);
            }
            else if (key.SequenceEqual("chunks"u8))
            {
                reader.Path.PushField("chunks");
                sections.Enter(TraceSection.Chunks, ref visitor);
                DecodeChunks(ref reader, ref visitor);
            }
            else
            {
                reader.Path.PushField("?");
                reader.Skip();
            }

            reader.Path.Pop();
        }
    }

    /// <summary>Decodes tags, of the payload or of a chunk: strict text.</summary>
    internal static void DecodeTags<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, TraceElement owner)
        where TVisitor : ITraceVisitor
    {
        for (int count = reader.ReadMapHeader(); count > 0; count--)
        {
            ReadOnlySpan<byte> key = reader.ReadTextStrict();
            reader.PushKey(key);
            visitor.Attribute(owner, new TraceText(key), new TraceValue(new TraceText(reader.ReadTextStrict())));
            reader.Path.Pop();
        }
    }

    private static void DecodeChunks<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        int count = reader.ReadArrayHeader();
        for (int i = 0; i < count; i++)
        {
            if (reader.TryReadNil()) continue;
            reader.Path.Push(i);
            visitor.Start(TraceElement.Chunk);
            V07ChunkDecoder.Decode(ref reader, ref visitor);
            visitor.End(TraceElement.Chunk);
            reader.Path.Pop();
        }
    }

    private static (string Name, TraceTextField Field)? FindText(ReadOnlySpan<byte> key) => key.Length switch
    {
        3 when key.SequenceEqual("env"u8) => ("env", TraceTextField.PayloadEnvironment),
        8 when key.SequenceEqual("hostname"u8) => ("hostname", TraceTextField.PayloadHostName),
        10 when key.SequenceEqual("runtime_id"u8) => ("runtime_id", TraceTextField.PayloadRuntimeId),
        11 when key.SequenceEqual("app_version"u8) => ("app_version", TraceTextField.PayloadAppVersion),
        12 when key.SequenceEqual("container_id"u8) => ("container_id", TraceTextField.PayloadContainerId),
        13 when key.SequenceEqual("language_name"u8) => ("language_name", TraceTextField.PayloadLanguageName),
        14 when key.SequenceEqual("tracer_version"u8) => ("tracer_version", TraceTextField.PayloadTracerVersion),
        16 when key.SequenceEqual("language_version"u8) => ("language_version", TraceTextField.PayloadLanguageVersion),
        _ => null,
    };
}
