using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// Decodes v0.4 payloads: an array of chunks, each an array of spans. Source: docs/protocol.md#v04, docs/protocol.md#span-links and
/// docs/protocol.md#span-events.
/// </summary>
internal readonly partial struct V04Decoder : IElementDecoder, ISectionDecoder
{
    public static bool SkipsNil(TraceElement element) => element != TraceElement.Chunk;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, TraceElement element)
        where TVisitor : ITraceVisitor
    {
        if (element <= TraceElement.Chunk)
        {
            reader.LastTraceId = 0;
            ElementDecoder.DecodeArray<V04Decoder, TVisitor>(ref reader, ref visitor, element + 1); // chunks of a payload, spans of a chunk
        }
        else if (element == TraceElement.Span)
        {
            DecodeSpan(ref reader, ref visitor);
        }
        else
        {
            FieldTable fields = element == TraceElement.Link ? V04LinkFields.Table : V04EventFields.Table;
            ElementDecoder.DecodeMap<V04Decoder, TVisitor>(ref reader, ref visitor, fields);
        }
    }

    public static void DecodeSection<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, TraceSection section)
        where TVisitor : ITraceVisitor
    {
        switch (section)
        {
            case TraceSection.SpanStrings: DecodeTexts(ref reader, ref visitor); break;
            case TraceSection.SpanMetrics: DecodeNumbers(ref reader, ref visitor); break;
            case TraceSection.SpanStructures:
                AttributeDecoder.DecodeMap(ref reader, ref visitor, TraceElement.Span, FieldEncoding.TextLenient, FieldEncoding.Structure);
                break;
            case TraceSection.LinkAttributes:
                AttributeDecoder.DecodeMap(ref reader, ref visitor, TraceElement.Link, FieldEncoding.TextWithin, FieldEncoding.TextWithin);
                break;
            case TraceSection.EventAttributes: V04EventValueDecoder.DecodeMap(ref reader, ref visitor); break;
            default: ElementDecoder.DecodeArray<V04Decoder, TVisitor>(ref reader, ref visitor, TraceSections.ElementOf(section)); break;
        }
    }

    /// <summary>Returns whether a payload is of this format: chunks, each an array of maps.</summary>
    internal static FormatMatch Match(ref MessagePackReader reader) => FormatMatching.FirstInArrays(ref reader, out _) switch
    {
        MessagePackKind.Map => FormatMatch.Certain,
        MessagePackKind.Nil => FormatMatch.Possible,
        _ => FormatMatch.None,
    };
}
