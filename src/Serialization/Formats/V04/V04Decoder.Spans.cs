using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>
/// One span in v0.4 and v0.7: values with the usual encoding of tracers by <see cref="V04CommonEntries"/>, the rest by the table.
/// </content>
internal readonly partial struct V04Decoder
{
    [MethodImpl(MethodImplOptions.NoInlining)] // inlined into the loop over spans, reading into spans takes 9 % longer
    private static void DecodeSpan<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        var sections = default(SectionTracker);
        for (int fields = reader.ReadMapHeader(); fields > 0; fields--)
        {
            if (!reader.Path.IsKept) fields = V04CommonEntries.Decode<V04CommonField, TVisitor>(ref reader, ref visitor, fields);
            if (fields == 0) return;
            if (!reader.Path.IsKept && V04CommonField.TryReadSection(ref reader, out TraceSection section))
            {
                if (!sections.Enter(section, ref reader)) ElementDecoder.DecodeReplaced<V04Decoder>(ref reader, section);
                else if (section == TraceSection.SpanStrings) DecodeTexts(ref reader, ref visitor);
                else DecodeNumbers(ref reader, ref visitor);
                continue;
            }

            bool mayEndTraceId = fields == 1 && reader.LastTraceId != 0 && !reader.IsOlder;
            ElementDecoder.DecodeField<V04Decoder, TVisitor>(ref reader, ref visitor,
                mayEndTraceId ? V04Fields.LastTable : V04Fields.Table, ref sections);
        }
    }

    private static void DecodeTexts<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
        => DecodeTags(ref reader, ref visitor, FieldEncoding.TextLenient);

    private static void DecodeNumbers<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
        => DecodeTags(ref reader, ref visitor, FieldEncoding.DoubleLenient);

    // Inlined, so that the encoding is known when the callers are compiled.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void DecodeTags<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, FieldEncoding values)
        where TVisitor : ITraceVisitor
    {
        if (reader.TryReadNil()) return;
        for (int count = reader.ReadMapHeader(); count > 0; count--)
        {
            if (!reader.Path.IsKept)
            {
                count = values == FieldEncoding.TextLenient
                    ? V04CommonEntries.Decode<V04CommonText, TVisitor>(ref reader, ref visitor, count)
                    : V04CommonEntries.Decode<V04CommonNumber, TVisitor>(ref reader, ref visitor, count);
            }

            if (count == 0) return;
            AttributeDecoder.Decode(ref reader, ref visitor, TraceElement.Span, FieldEncoding.TextLenient, values, count);
        }
    }
}
