using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Decodes elements, arrays of them and maps of fields: the same loops for every format.</summary>
internal static class ElementDecoder
{
    /// <summary>Decodes an array of elements, for formats with all kinds of them. Each kind has a separate loop.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void DecodeArray<TFormat, TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, TraceElement element)
        where TFormat : struct, IElementDecoder
        where TVisitor : ITraceVisitor
    {
        switch (element)
        {
            case TraceElement.Chunk: DecodeKind<TFormat, TVisitor>(ref reader, ref visitor, TraceElement.Chunk); break;
            case TraceElement.Span: DecodeKind<TFormat, TVisitor>(ref reader, ref visitor, TraceElement.Span); break;
            case TraceElement.Link: DecodeKind<TFormat, TVisitor>(ref reader, ref visitor, TraceElement.Link); break;
            default: DecodeKind<TFormat, TVisitor>(ref reader, ref visitor, TraceElement.Event); break;
        }
    }

    /// <summary>Decodes an array of elements. Inlined, so that the kind of element is known when visitors are compiled.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void DecodeKind<TFormat, TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, TraceElement element)
        where TFormat : struct, IElementDecoder
        where TVisitor : ITraceVisitor
    {
        int count = reader.ReadArrayHeader();
        for (int i = 0; i < count; i++)
        {
            if (TFormat.SkipsNil(element) && reader.TryReadNil()) continue;
            reader.Path.Push(i);
            visitor.BeginElement(element);
            TFormat.Decode(ref reader, ref visitor, element);
            visitor.EndElement(element);
            reader.Path.Pop();
        }
    }

    internal static void DecodeMap<TFormat, TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, FieldTable fields)
        where TFormat : struct, ISectionDecoder
        where TVisitor : ITraceVisitor
    {
        var sections = default(SectionTracker);
        for (int count = reader.ReadMapHeader(); count > 0; count--)
            DecodeField<TFormat, TVisitor>(ref reader, ref visitor, fields, ref sections);
    }

    /// <summary>Decodes one entry of a map.</summary>
    internal static void DecodeField<TFormat, TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, FieldTable fields,
        ref SectionTracker sections)
        where TFormat : struct, ISectionDecoder
        where TVisitor : ITraceVisitor
    {
        TraceField field = fields.Read(ref reader);
        reader.Path.PushField(field.Name);
        switch (field.Encoding)
        {
            case FieldEncoding.Unknown:
                fields.Skip(ref reader);
                break;
            case FieldEncoding.Section:
                if (sections.Enter(field.Section, ref reader)) TFormat.DecodeSection(ref reader, ref visitor, field.Section);
                else DecodeReplaced<TFormat>(ref reader, field.Section);
                break;
            case FieldEncoding.StringTable:
                reader.ReadStreamedTable();
                break;
            case FieldEncoding.TraceId:
                UInt128 traceId = TraceIdBytes.Read(reader.ReadBin());
                visitor.VisitNumber(field.Number, (long)(ulong)(traceId >> 64));
                visitor.VisitNumber(field.Number + 1, (long)(ulong)traceId); // the lower half comes next in the enumeration
                break;
            case FieldEncoding.TextUnlessNil or FieldEncoding.UInt64UnlessNil when !reader.IsOlder && reader.TryReadNil():
                break;
            case <= FieldEncoding.TextIndexed:
                visitor.VisitText(field.Text, reader.ReadText(field.Encoding));
                break;
            default:
                visitor.VisitNumber(field.Number, reader.ReadNumber(field.Encoding));
                break;
        }

        reader.Path.Pop();
    }

    /// <summary>Decodes a section that a later one replaces. It must be well-formed, and its strings have indexes.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void DecodeReplaced<TFormat>(ref MessagePackReader reader, TraceSection section)
        where TFormat : struct, ISectionDecoder
    {
        IgnoringVisitor visitor = IgnoringVisitor.Instance;
        TFormat.DecodeSection(ref reader, ref visitor, section);
    }
}
