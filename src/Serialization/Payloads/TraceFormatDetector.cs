namespace SpanPack;

/// <summary>Detects the format of a payload.</summary>
/// <remarks>Safe for any number of threads.</remarks>
public static class TraceFormatDetector
{
    /// <inheritdoc cref="Detect(ReadOnlySpan{byte}, out bool)"/>
    public static TraceFormat? Detect(ReadOnlySpan<byte> payload) => Detect(payload, out _);

    /// <summary>Finds the format from the first elements.</summary>
    /// <param name="payload">The payload, or its beginning. The whole is not checked.</param>
    /// <param name="isAmbiguous">
    /// Whether the bytes could be another format too, such as <c>92 90 90</c>: two chunks without spans (v0.4), or a table and traces, both
    /// empty (v0.5).
    /// </param>
    /// <returns>The format, or null if the first bytes fit none. If several fit, the oldest of them, which is v0.4 or v0.7.</returns>
    public static TraceFormat? Detect(ReadOnlySpan<byte> payload, out bool isAmbiguous)
    {
        isAmbiguous = false;
        TraceFormat? possible = null;
        for (int i = 0; i < TraceFormats.All.Count; i++)
        {
            TraceFormat format = TraceFormats.All[i];
            FormatMatch match = Match(payload, format);
            if (match == FormatMatch.Certain) return format;
            if (match == FormatMatch.None) continue;
            isAmbiguous = possible is not null;
            possible ??= format;
        }

        return possible;
    }

    private static FormatMatch Match(ReadOnlySpan<byte> payload, TraceFormat format)
    {
        if (payload.IsEmpty) return FormatMatch.Possible;
        try
        {
            var reader = new MessagePackReader(payload);
            return PayloadFormats.Match(ref reader, format);
        }
        catch (MessagePackException)
        {
            return FormatMatch.None; // it ends too early, or lies about a count
        }
    }
}
