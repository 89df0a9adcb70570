namespace SpanPack;

/// <summary>Learns templates: writes a span with unique values by the writer of the format, and cuts its bytes at these.</summary>
internal static class TemplateLearner
{
    /// <summary>Learns the template of a span.</summary>
    /// <param name="format">A format with templates.</param>
    /// <param name="options">How payloads are built.</param>
    /// <param name="make">Creates the span for a probe.</param>
    /// <returns>The template; null if there is none, for example because a part of the span depends on the values in the holes.</returns>
    internal static FormatTemplate? Learn(TraceFormat format, TracePayloadWriterOptions options, Func<TemplateProbe, ProbedSpan> make)
    {
        FormatTemplate? first = Cut(format, options, make(new TemplateProbe(0)));
        if (first is null || Cut(format, options, make(new TemplateProbe(1))) is not { } second) return null;
        return first.IsSame(second) ? first : null;
    }

    private static FormatTemplate? Cut(TraceFormat format, TracePayloadWriterOptions options, in ProbedSpan span)
    {
        using PayloadEncoder encoder = PayloadFormats.CreateEncoder(format, options);
        encoder.Append(span.Chunk, isFirstOfPayload: false);
        return PayloadFormats.CutTemplate(encoder.CompleteContiguous(1).Span, format, span.Index, span.Holes);
    }
}
