namespace SpanPack;

/// <summary>Tells from a payload how it is laid out.</summary>
public static class TraceFormatDetector
{
    /// <inheritdoc cref="Detect(ReadOnlySpan{byte}, out bool)"/>
    public static TraceFormat? Detect(ReadOnlySpan<byte> payload) => Detect(payload, out _);

    /// <summary>Finds the format by the first elements.</summary>
    /// <param name="payload">The payload, or its beginning. The whole is not checked.</param>
    /// <param name="isAmbiguous">Whether the bytes looked at could be another format too, such as <c>92 90 90</c>: two chunks without spans (v0.4), or a table and traces, both empty (v0.5).</param>
    /// <returns>The format, or null where the first bytes are those of none. What could be several is taken as v0.4 or v0.7.</returns>
    public static TraceFormat? Detect(ReadOnlySpan<byte> payload, out bool isAmbiguous)
    {
        isAmbiguous = payload.IsEmpty;
        if (payload.IsEmpty) return TraceFormat.V04;
        try
        {
            var reader = new MessagePackReader(payload);
            return reader.NextKind switch
            {
                MessagePackKind.Array => OfArray(ref reader, out isAmbiguous),
                MessagePackKind.Map => OfMap(ref reader, out isAmbiguous),
                _ => null,
            };
        }
        catch (MessagePackException)
        {
            return null; // it ends too early, or lies about a count
        }
    }

    // v0.4: chunks, each an array of maps. v0.5: an array of texts, then chunks, each an array of arrays. What may be in both is passed over.
    private static TraceFormat? OfArray(ref MessagePackReader reader, out bool isAmbiguous)
    {
        isAmbiguous = false;
        int count = reader.ReadArrayHeader();
        for (int i = 0; i < count; i++)
        {
            if (reader.NextKind != MessagePackKind.Array) return null;
            for (int elements = reader.ReadArrayHeader(); elements > 0; elements--)
            {
                MessagePackKind kind = reader.NextKind;
                if (kind == MessagePackKind.Map) return TraceFormat.V04;
                if (kind == MessagePackKind.Text || (kind == MessagePackKind.Array && i == 1)) return TraceFormat.V05;
                if (kind != MessagePackKind.Nil) return null;
                reader.Skip(); // a nil span, or a nil text
            }
        }

        isAmbiguous = count is 0 or 2; // nothing, or the two elements that v0.5 has
        return TraceFormat.V04;
    }

    private static TraceFormat? OfMap(ref MessagePackReader reader, out bool isAmbiguous)
    {
        isAmbiguous = reader.ReadMapHeader() == 0;
        if (isAmbiguous) return TraceFormat.V07;
        return reader.NextKind switch
        {
            MessagePackKind.Text => TraceFormat.V07,
            MessagePackKind.Integer => TraceFormat.V1,
            _ => null,
        };
    }
}
