namespace SpanPack;

/// <summary>The size of a payload in each format.</summary>
internal static class FormatSizes
{
    /// <summary>
    /// The limit in bytes. Converting builds all spans, so very large payloads, which no agent accepts, are not converted.
    /// </summary>
    internal const int MaxBytes = 64 * 1024 * 1024;

    /// <param name="body">The payload, which has been accepted.</param>
    /// <param name="format">Its format.</param>
    /// <param name="boundBytes">The size that the bounds are proportional to: that of the source file, or of the payload itself.</param>
    /// <param name="cancellation">Cancels the work between two chunks.</param>
    /// <returns>Bytes by format; null where that is more than <see cref="MemoryBound.Output"/>.</returns>
    /// <exception cref="TraceFormatException">
    /// Its spans would take too much memory (<see cref="TraceFormatException.ExceedsBudget"/>).
    /// </exception>
    internal static IReadOnlyList<(TraceFormat Format, int? Bytes)> Measure(ReadOnlySpan<byte> body, TraceFormat format, long boundBytes,
        CancellationToken cancellation)
    {
        (TracePayload payload, PayloadTexts texts) = BoundedReader.Read(body, format, boundBytes, bytesPerSpan: 0);
        int max = MemoryBound.Output(boundBytes);
        var sizes = new List<(TraceFormat, int?)>();
        foreach (TraceFormat target in TraceFormats.All)
            sizes.Add((target, texts.LengthIn(target, format) > max ? null : Measure(payload, target, max, cancellation)));
        return sizes;
    }

    private static int? Measure(TracePayload payload, TraceFormat target, int max, CancellationToken cancellation)
    {
        using var converted = new StreamedConversion(payload, target, max);
        return converted.TryRun(cancellation) ? converted.Result.ByteCount : null;
    }
}
