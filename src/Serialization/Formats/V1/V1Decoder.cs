namespace SpanPack;

/// <summary>Decodes v1.0 payloads: maps from field numbers, strings streamed. Source: agent protocol, section 2.5.</summary>
internal static class V1Decoder
{
    internal static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        var strings = new ReceivedStrings(capacity: 32);
        strings.Add(0, 0); // index 0 is the empty string
        reader.Strings = strings;
        var sections = default(SectionTracker);
        for (int fields = reader.ReadMapHeader(); fields > 0; fields--)
        {
            int start = reader.Position;
            uint field = reader.ReadUInt32Strict();
            reader.Path.PushField(V1FieldNames.OfPayload(field));
            if (field == 1 && strings.Count > 1) throw new MessagePackException("the string table must come before all other strings", start);
            DecodeField(ref reader, ref visitor, field, ref sections);
            reader.Path.Pop();
        }
    }

    private static void DecodeField<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, uint field, ref SectionTracker sections)
        where TVisitor : ITraceVisitor
    {
        switch (field)
        {
            case 1:
                DecodeTable(ref reader);
                break;
            case 2: visitor.Text(TraceTextField.PayloadContainerId, reader.ReadStreamedText()); break;
            case 3: visitor.Text(TraceTextField.PayloadLanguageName, reader.ReadStreamedText()); break;
            case 4: visitor.Text(TraceTextField.PayloadLanguageVersion, reader.ReadStreamedText()); break;
            case 5: visitor.Text(TraceTextField.PayloadTracerVersion, reader.ReadStreamedText()); break;
            case 6: visitor.Text(TraceTextField.PayloadRuntimeId, reader.ReadStreamedText()); break;
            case 7: visitor.Text(TraceTextField.PayloadEnvironment, reader.ReadStreamedText()); break;
            case 8: visitor.Text(TraceTextField.PayloadHostName, reader.ReadStreamedText()); break;
            case 9: visitor.Text(TraceTextField.PayloadAppVersion, reader.ReadStreamedText()); break;
            case 10:
                sections.Enter(TraceSection.PayloadAttributes, ref visitor);
                V1AttributeDecoder.Decode(ref reader, ref visitor, TraceElement.Payload);
                break;
            case 11:
                sections.Enter(TraceSection.Chunks, ref visitor);
                V1MapDecoder.DecodeArray<V1ChunkMap, TVisitor>(ref reader, ref visitor, TraceElement.Chunk);
                break;
            default:
                reader.SkipStreamed();
                break;
        }
    }

    private static void DecodeTable(ref MessagePackReader reader)
    {
        int count = reader.ReadArrayHeader();
        for (int i = 0; i < count; i++)
        {
            reader.Path.Push(i);
            reader.ReadTableStringStrict();
            reader.Path.Pop();
        }
    }
}
