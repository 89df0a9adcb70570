namespace SpanPack;

/// <summary>Reads one span as v0.4 and v0.7 have it. Source: agent protocol, section 2.2.</summary>
internal static class V04SpanReader
{
    internal static Span Read(ref MessagePackReader reader)
    {
        var span = new Span();
        for (int fields = reader.ReadMapHeader(); fields > 0; fields--) ReadField(ref reader, span, reader.ReadKey());
        return span;
    }

    // An unknown field is skipped with its value; one that comes again replaces what was there.
    private static void ReadField(ref MessagePackReader reader, Span span, ReadOnlySpan<byte> key)
    {
        string? name = V04FieldNames.Find(key);
        if (name is null)
        {
            reader.Skip();
            return;
        }

        reader.Path.PushField(name);
        switch (name)
        {
            case V04FieldNames.Service: span.Service = reader.ReadTextLenient(); break;
            case V04FieldNames.Name: span.Name = reader.ReadTextLenient(); break;
            case V04FieldNames.Resource: span.Resource = reader.ReadTextLenient(); break;
            case V04FieldNames.Type: span.Type = reader.ReadTextLenient(); break;
            case V04FieldNames.TraceId: span.SetTraceId(0, reader.ReadUInt64Lenient()); break;
            case V04FieldNames.SpanId: span.SpanId = reader.ReadUInt64Lenient(); break;
            case V04FieldNames.ParentId: span.ParentId = reader.ReadUInt64Lenient(); break;
            case V04FieldNames.Start: span.Start = reader.ReadInt64Lenient(); break;
            case V04FieldNames.Duration: span.Duration = reader.ReadInt64Lenient(); break;
            case V04FieldNames.Error: span.Error = reader.ReadInt32Lenient(); break;
            case V04FieldNames.Meta: ReadMeta(ref reader, span); break;
            case V04FieldNames.Metrics: ReadMetrics(ref reader, span); break;
            case V04FieldNames.MetaStruct: ReadMetaStruct(ref reader, span); break;
            case V04FieldNames.SpanLinks: V04LinkReader.Read(ref reader, span); break;
            default: V04EventReader.Read(ref reader, span); break;
        }

        reader.Path.Pop();
    }

    private static void ReadMeta(ref MessagePackReader reader, Span span)
    {
        span.ClearStrings();
        if (reader.TryReadNil()) return;
        for (int count = reader.ReadMapHeader(); count > 0; count--)
        {
            string key = reader.ReadTextLenient();
            reader.Path.PushKey(key);
            span.AddString(key, reader.ReadTextLenient());
            reader.Path.Pop();
        }
    }

    private static void ReadMetrics(ref MessagePackReader reader, Span span)
    {
        span.ClearMetrics();
        if (reader.TryReadNil()) return;
        for (int count = reader.ReadMapHeader(); count > 0; count--)
        {
            string key = reader.ReadTextLenient();
            reader.Path.PushKey(key);
            span.AddMetric(key, reader.ReadDoubleLenient());
            reader.Path.Pop();
        }
    }

    private static void ReadMetaStruct(ref MessagePackReader reader, Span span)
    {
        span.ClearMetaStruct();
        for (int count = reader.ReadMapHeader(); count > 0; count--)
        {
            string key = reader.ReadTextLenient();
            reader.Path.PushKey(key);
            span.SetMetaStruct(key, reader.ReadBin().ToArray());
            reader.Path.Pop();
        }
    }
}
