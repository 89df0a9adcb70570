using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Decodes v0.7 payloads: a map of fields, tags and chunks with spans of v0.4. Source: docs/protocol.md#v07.</summary>
internal readonly struct V07Decoder : IElementDecoder, ISectionDecoder
{
    public static bool SkipsNil(TraceElement element) => true;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, TraceElement element)
        where TVisitor : ITraceVisitor
        => ElementDecoder.DecodeMap<V07Decoder, TVisitor>(ref reader, ref visitor,
            element == TraceElement.Payload ? V07Fields.PayloadTable : V07Fields.ChunkTable);

    public static void DecodeSection<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, TraceSection section)
        where TVisitor : ITraceVisitor
    {
        if (section == TraceSection.Chunks)
        {
            ElementDecoder.DecodeKind<V07Decoder, TVisitor>(ref reader, ref visitor, TraceElement.Chunk);
            return;
        }

        TraceElement element = TraceSections.ElementOf(section);
        if (section == TraceSection.Spans) ElementDecoder.DecodeArray<V04Decoder, TVisitor>(ref reader, ref visitor, element);
        else AttributeDecoder.DecodeMap(ref reader, ref visitor, element, FieldEncoding.TextStrict, FieldEncoding.TextStrict);
    }

    /// <summary>Returns whether a payload is of this format: a map from names.</summary>
    internal static FormatMatch Match(ref MessagePackReader reader) => FormatMatching.OfMap(ref reader, MessagePackKind.Text);
}
