using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Decodes entries of the maps <c>meta</c> and <c>metrics</c> as tracers encode them. At the first that is encoded otherwise, or is near the end of the payload, it stops.</summary>
internal static class V04CommonEntries
{
    /// <summary>Decodes entries. Inlined, so that the encoding is known when callers are compiled.</summary>
    /// <param name="reader">Where the entries begin.</param>
    /// <param name="visitor">Is told the attributes.</param>
    /// <param name="count">How many there are.</param>
    /// <param name="values">Text or doubles.</param>
    /// <returns>How many of the map are left.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, int count, FieldEncoding values)
        where TVisitor : ITraceVisitor
    {
        ReadOnlySpan<byte> bytes = reader.Bytes;
        nint position = reader.Position;
        for (; count > 0 && bytes.Length - position >= CommonEncodings.MaxEntry; count--)
        {
            nint next = CommonEncodings.ReadText(bytes, position, out ReadOnlySpan<byte> key);
            if (next == 0) break;
            if (values == FieldEncoding.DoubleLenient)
            {
                next = CommonEncodings.ReadFloat64(bytes, next, out double number);
                if (next == 0) break;
                visitor.Attribute(TraceElement.Span, new TraceText(key), new TraceValue(number, count));
            }
            else
            {
                next = CommonEncodings.ReadText(bytes, next, out ReadOnlySpan<byte> text);
                if (next == 0) break;
                visitor.Attribute(TraceElement.Span, new TraceText(key), new TraceValue(new TraceText(text), count));
            }

            position = next;
        }

        reader.Position = (int)position;
        return count;
    }
}
