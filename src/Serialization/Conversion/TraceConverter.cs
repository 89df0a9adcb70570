namespace SpanPack;

/// <summary>Converts payloads between the formats of the trace agent, and reports losses.</summary>
/// <remarks>
/// Data that both formats support moves to its place in the target. Sampling priority, origin, sampling mechanism and trace id move between
/// fields of the chunk and tags of its spans. Environment, version, component and kind move between fields and tags of a span. Nothing else
/// is added. Fields and attributes without a place in the target are reported and not stored elsewhere. Safe for any number of threads, as
/// long as the payload does not change meanwhile.
/// </remarks>
public static class TraceConverter
{
    /// <summary>Converts a payload to another format.</summary>
    /// <param name="source">The payload; neither it nor its spans are changed.</param>
    /// <param name="target">The format.</param>
    /// <returns>
    /// The payload, which shares unchanged spans with the source, and a report. The source itself if it already has the format, unless a
    /// start or duration of v1.0 is over 2^63-1, which writers cannot write.
    /// </returns>
    /// <exception cref="ArgumentNullException"><paramref name="source"/> is null.</exception>
    /// <exception cref="ArgumentOutOfRangeException">There is no such format.</exception>
    public static ConversionResult Convert(TracePayload source, TraceFormat target)
    {
        ArgumentNullException.ThrowIfNull(source);
        if (!Enum.IsDefined(target)) throw new ArgumentOutOfRangeException(nameof(target), target, "There is no such trace format.");
        var log = new ConversionLog();
        if (source.Format == target && !HasHugeTimes(source))
            return new ConversionResult { Payload = source, Report = log.ToReport(source.Format, target) };

        TracePayloadHeader header = HeaderConversion.Convert(source.Header, target.GetTraits(), log);
        var converter = new ChunkConverter(source.Format.GetTraits(), target.GetTraits(), log);
        var chunks = new TraceChunk[source.Chunks.Count];
        for (int i = 0; i < chunks.Length; i++)
        {
            log.Chunk = i;
            chunks[i] = converter.Convert(source.Chunks[i]);
        }

        var payload = new TracePayload { Format = target, Header = header, Chunks = chunks };
        return new ConversionResult { Payload = payload, Report = log.ToReport(source.Format, target) };
    }

    private static bool HasHugeTimes(TracePayload source)
    {
        if (!source.Format.GetTraits().HasUnsignedNumbers) return false;
        foreach (TraceChunk chunk in source.Chunks)
        {
            foreach (Span span in chunk.Spans)
            {
                if (TagsFromV1.HasHugeTime(span)) return true;
            }
        }

        return false;
    }

    /// <summary>Writes a payload in its format, without adding tags and without a limit of size.</summary>
    /// <param name="payload">The payload.</param>
    /// <returns>The body of a request to the path of the format.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="payload"/> is null.</exception>
    /// <exception cref="InvalidOperationException">The body would exceed 2 GiB.</exception>
    public static byte[] ToBytes(TracePayload payload)
    {
        ArgumentNullException.ThrowIfNull(payload);
        using var writer = new TracePayloadWriter(payload.Format,
            new() { IsVerbatim = true, Header = payload.Header, TargetBytes = int.MaxValue, MaxBytes = int.MaxValue });
        foreach (TraceChunk chunk in payload.Chunks)
            writer.Append(chunk, static _ => throw new InvalidOperationException("A payload of 2 GiB is full."));
        return writer.Complete().ToArray();
    }
}
