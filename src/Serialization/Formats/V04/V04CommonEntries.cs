namespace SpanPack;

/// <summary>
/// Decodes entries of the maps <c>meta</c> and <c>metrics</c> with the usual encoding of tracers. It stops at the first other encoding, or
/// near the end of the payload.
/// </summary>
/// <remarks>There are two loops: a single one, inlined into each, made reading into spans 10 % slower.</remarks>
internal static class V04CommonEntries
{
    /// <summary>Decodes entries of text.</summary>
    /// <returns>The number of remaining entries of the map.</returns>
    internal static int DecodeTexts<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, int count)
        where TVisitor : ITraceVisitor
    {
        ReadOnlySpan<byte> bytes = reader.Bytes;
        nint position = reader.Position;
        for (; count > 0 && bytes.Length - position >= CommonEncodings.MaxEntry; count--)
        {
            nint next = CommonEncodings.ReadText(bytes, position, out ReadOnlySpan<byte> key);
            if (next == 0) break;
            next = CommonEncodings.ReadText(bytes, next, out ReadOnlySpan<byte> value);
            if (next == 0) break;
            visitor.VisitAttribute(TraceElement.Span, new TraceText(key), new TraceValue(new TraceText(value), count));
            position = next;
        }

        reader.Position = (int)position;
        return count;
    }

    /// <summary>Decodes entries of numbers.</summary>
    /// <returns>The number of remaining entries of the map.</returns>
    internal static int DecodeNumbers<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, int count)
        where TVisitor : ITraceVisitor
    {
        ReadOnlySpan<byte> bytes = reader.Bytes;
        nint position = reader.Position;
        for (; count > 0 && bytes.Length - position >= CommonEncodings.MaxEntry; count--)
        {
            nint next = CommonEncodings.ReadText(bytes, position, out ReadOnlySpan<byte> key);
            if (next == 0) break;
            next = CommonEncodings.ReadFloat64(bytes, next, out double value);
            if (next == 0) break;
            visitor.VisitAttribute(TraceElement.Span, new TraceText(key), new TraceValue(value, count));
            position = next;
        }

        reader.Position = (int)position;
        return count;
    }
}
