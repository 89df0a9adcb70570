namespace SpanPack;

/// <summary>Learns templates: writes a span with values that are met nowhere else by the writer of the format, and cuts its bytes at these.</summary>
internal static class TemplateLearner
{
    /// <summary>Learns the template of a span.</summary>
    /// <param name="format">The format: one that <see cref="IsPossible"/>.</param>
    /// <param name="options">How payloads are built.</param>
    /// <param name="make">Makes the span for a probe.</param>
    /// <returns>The template; null where there is none, such as for a span of which something depends on what stands in the holes.</returns>
    internal static FormatTemplate? Learn(TraceFormat format, TracePayloadWriterOptions options, Func<TemplateProbe, ProbedSpan> make)
    {
        FormatTemplate? first = Cut(format, options, make(new TemplateProbe(0)));
        if (first is null || Cut(format, options, make(new TemplateProbe(1))) is not { } second) return null;
        return first.IsSame(second) ? first : null;
    }

    /// <summary>Returns whether a format has templates: the two that agents prefer.</summary>
    internal static bool IsPossible(TraceFormat format) => format is TraceFormat.V04 or TraceFormat.V1;

    private static FormatTemplate? Cut(TraceFormat format, TracePayloadWriterOptions options, in ProbedSpan span)
    {
        using PayloadEncoder encoder = PayloadFormats.CreateEncoder(format, options);
        encoder.Append(span.Chunk, isFirstOfPayload: false);
        ReadOnlySpan<byte> payload = encoder.CompleteContiguous(1).Span;
        return format == TraceFormat.V04 ? V04TemplateCutter.Cut(payload, span.Index, span.Holes) : V1TemplateCutter.Cut(payload, span.Index, span.Holes);
    }
}
