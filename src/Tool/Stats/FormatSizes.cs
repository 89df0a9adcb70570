namespace SpanPack.Tool;

/// <summary>How large a payload would be in each format.</summary>
internal static class FormatSizes
{
    /// <summary>Converting holds a payload whole, so very large ones, which no agent takes, are not converted.</summary>
    internal const int MaxBytes = 64 * 1024 * 1024;

    /// <param name="body">The payload, which has been accepted.</param>
    /// <param name="format">Its format.</param>
    /// <param name="cancellation">Ends the work between two formats.</param>
    /// <returns>Bytes by format.</returns>
    internal static IReadOnlyList<(TraceFormat Format, long Bytes)> Measure(PayloadBytes body, TraceFormat format, CancellationToken cancellation)
    {
        TracePayload payload = TracePayloadReader.Read(body.Span, format);
        var sizes = new List<(TraceFormat, long)>();
        foreach (TraceFormat target in TraceFormats.All)
        {
            cancellation.ThrowIfCancellationRequested();
            sizes.Add((target, TraceConverter.ToBytes(TraceConverter.Convert(payload, target).Payload).Length));
        }

        return sizes;
    }
}
