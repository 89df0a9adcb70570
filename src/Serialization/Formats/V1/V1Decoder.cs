using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Decodes v1.0 payloads: maps from field numbers, strings streamed. Source: docs/protocol.md#v10.</summary>
internal readonly struct V1Decoder : IElementDecoder, ISectionDecoder
{
    public static bool SkipsNil(TraceElement element) => false;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, TraceElement element)
        where TVisitor : ITraceVisitor
    {
        if (element == TraceElement.Payload)
        {
            reader.Strings = new ReceivedStrings(capacity: 32, reader.Budget);
            reader.Strings.Add(0, 0); // index 0 is the empty string
        }

        ElementDecoder.DecodeMap<V1Decoder, TVisitor>(ref reader, ref visitor, TableOf(element));
    }

    public static void DecodeSection<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, TraceSection section)
        where TVisitor : ITraceVisitor
    {
        TraceElement element = TraceSections.ElementOf(section);
        if (TraceSections.IsList(section)) ElementDecoder.DecodeArray<V1Decoder, TVisitor>(ref reader, ref visitor, element);
        else V1AttributeDecoder.Decode(ref reader, ref visitor, element);
    }

    /// <summary>Returns whether a payload is of this format: a map from numbers.</summary>
    internal static FormatMatch Match(ref MessagePackReader reader) => FormatMatching.OfMap(ref reader, MessagePackKind.Integer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static FieldTable TableOf(TraceElement element) => element switch
    {
        TraceElement.Payload => V1Fields.PayloadTable,
        TraceElement.Chunk => V1Fields.ChunkTable,
        TraceElement.Span => V1Fields.SpanTable,
        TraceElement.Link => V1Fields.LinkTable,
        _ => V1Fields.EventTable,
    };
}
