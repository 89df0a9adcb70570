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
        switch (element)
        {
            case TraceElement.Payload: DecodeChunks(ref reader, ref visitor); break;
            case TraceElement.Chunk:
                reader.LastTraceId = 0;
                DecodeSpans(ref reader, ref visitor);
                break;
            case TraceElement.Span: DecodeSpan(ref reader, ref visitor); break;
            case TraceElement.Link: ElementDecoder.DecodeMap<V04Decoder, TVisitor>(ref reader, ref visitor, V04LinkFields.Table); break;
            default: ElementDecoder.DecodeMap<V04Decoder, TVisitor>(ref reader, ref visitor, V04EventFields.Table); break;
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
                AttributeDecoder.DecodeMap(ref reader, ref visitor, TraceElement.Span,
                FieldEncoding.TextLenient, FieldEncoding.Structure); break;
            case TraceSection.SpanLinks:
                ElementDecoder.DecodeArray<V04Decoder, TVisitor>(ref reader, ref visitor,
                TraceElement.Link); break;
            case TraceSection.SpanEvents:
                ElementDecoder.DecodeArray<V04Decoder, TVisitor>(ref reader, ref visitor,
                TraceElement.Event); break;
            case TraceSection.LinkAttributes:
                AttributeDecoder.DecodeMap(ref reader, ref visitor, TraceElement.Link,
                FieldEncoding.TextWithin, FieldEncoding.TextWithin); break;
            default: V04EventValueDecoder.DecodeMap(ref reader, ref visitor); break;
        }
    }

    /// <summary>Returns whether a payload is of this format: chunks, each an array of maps.</summary>
    internal static FormatMatch Match(ref MessagePackReader reader) => FormatMatching.FirstInArrays(ref reader, out _) switch
    {
        MessagePackKind.Map => FormatMatch.Certain,
        MessagePackKind.Nil => FormatMatch.Possible,
        _ => FormatMatch.None,
    };

    /// <summary>Decodes the spans of a chunk.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void DecodeSpans<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
        => ElementDecoder.DecodeArray<V04Decoder, TVisitor>(ref reader, ref visitor, TraceElement.Span);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void DecodeChunks<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
        => ElementDecoder.DecodeArray<V04Decoder, TVisitor>(ref reader, ref visitor, TraceElement.Chunk);
}
