namespace SpanPack;

/// <summary>The encoders and decoders of the formats. Only this class names them.</summary>
internal static class PayloadFormats
{
    /// <exception cref="ArgumentOutOfRangeException">There is no such format.</exception>
    internal static PayloadEncoder CreateEncoder(TraceFormat format, TracePayloadWriterOptions options)
    {
        var memory = new PayloadMemory(options.BlockBytes, options.Pool);
        ProcessTags? added = options.IsVerbatim ? null : options.ProcessTags;
        return format switch
        {
            TraceFormat.V04 => new V04PayloadEncoder(added is null
                ? SpanMessagePackFormatter.Verbatim
                : new SpanMessagePackFormatter(added, options.NativeSpanEvents), memory),
            TraceFormat.V05 => new V05PayloadEncoder(added, memory),
            TraceFormat.V07 => new V07PayloadEncoder(options.Header, added, options.NativeSpanEvents, memory),
            TraceFormat.V1 => new V1PayloadEncoder(added, options.Header, memory),
            _ => throw new ArgumentOutOfRangeException(nameof(format), format, "There is no writer for this trace format."),
        };
    }

    /// <summary>Passes the content of a payload to a visitor, without the sections that later ones replace.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="format">The format.</param>
    /// <param name="visitor">Receives the content; <see cref="ITraceVisitor.Restart"/> if a section occurs again.</param>
    /// <param name="path">Records the path or not.</param>
    /// <param name="budget">The memory limit of a building visitor, including the string table; null for none.</param>
    /// <returns>The number of bytes that were read.</returns>
    /// <exception cref="ArgumentOutOfRangeException">There is no such format.</exception>
    /// <exception cref="MessagePackException">The payload is malformed, has a value of a wrong type or exceeds the budget.</exception>
    internal static int Decode<TVisitor>(ReadOnlySpan<byte> payload, TraceFormat format, ref TVisitor visitor, PayloadPath path = default,
        ObjectBudget? budget = null)
        where TVisitor : ITraceVisitor
    {
        try
        {
            return DecodeOnce(payload, format, ref visitor, path, budget, replaced: null);
        }
        catch (RepeatedSectionException)
        {
            visitor.Restart();
            path.Clear();
            return DecodeOnce(payload, format, ref visitor, path, budget, FindReplaced(payload, format));
        }
    }

    /// <exception cref="RepeatedSectionException">A section occurs again, and <paramref name="replaced"/> is null.</exception>
    private static int DecodeOnce<TVisitor>(ReadOnlySpan<byte> payload, TraceFormat format, ref TVisitor visitor, PayloadPath path,
        ObjectBudget? budget, ReplacedSections? replaced)
        where TVisitor : ITraceVisitor
    {
        var reader = new MessagePackReader(payload, format.GetTraits().HasOlderDecoder, path) { Budget = budget, Replaced = replaced };
        try
        {
            switch (format)
            {
                case TraceFormat.V04: V04Decoder.Decode(ref reader, ref visitor, TraceElement.Payload); break;
                case TraceFormat.V05: V05Decoder.Decode(ref reader, ref visitor, TraceElement.Payload); break;
                case TraceFormat.V07: V07Decoder.Decode(ref reader, ref visitor, TraceElement.Payload); break;
                case TraceFormat.V1: V1Decoder.Decode(ref reader, ref visitor, TraceElement.Payload); break;
                default: throw new ArgumentOutOfRangeException(nameof(format), format, "There is no reader for this trace format.");
            }
        }
        catch (ObjectBudgetException exceeded)
        {
            throw reader.Error(exceeded.Message);
        }

        return reader.Position;
    }

    // Those before the first error, at which the next visit fails too.
    private static ReplacedSections FindReplaced(ReadOnlySpan<byte> payload, TraceFormat format)
    {
        var replaced = new ReplacedSections(payload.Length, SectionTracker.Kinds);
        IgnoringVisitor visitor = IgnoringVisitor.Instance;
        try
        {
            DecodeOnce(payload, format, ref visitor, default, budget: null, replaced);
        }
        catch (MessagePackException)
        {
            // The next visit says so.
        }

        replaced.Complete();
        return replaced;
    }

    /// <summary>Returns whether a payload is of a format, judged by its first elements.</summary>
    /// <exception cref="MessagePackException">The payload ends too early, or has an implausible count.</exception>
    internal static FormatMatch Match(ref MessagePackReader reader, TraceFormat format) => format switch
    {
        TraceFormat.V04 => V04Decoder.Match(ref reader),
        TraceFormat.V05 => V05Decoder.Match(ref reader),
        TraceFormat.V07 => V07Decoder.Match(ref reader),
        TraceFormat.V1 => V1Decoder.Match(ref reader),
        _ => FormatMatch.None,
    };

    /// <summary>Returns whether a format has templates: the two that agents prefer.</summary>
    internal static bool HasTemplates(TraceFormat format) => format is TraceFormat.V04 or TraceFormat.V1;

    /// <summary>Returns the part of a template for a format; null before it was learned.</summary>
    internal static FormatTemplate? PartOf(SpanTemplate template, TraceFormat format) => format switch
    {
        TraceFormat.V04 => template.V04,
        TraceFormat.V1 => template.V1,
        _ => null,
    };

    /// <summary>Sets the part of a template for a format.</summary>
    internal static void SetPart(SpanTemplate template, TraceFormat format, FormatTemplate part)
    {
        if (format == TraceFormat.V04) template.V04 = part;
        else if (format == TraceFormat.V1) template.V1 = part;
    }

    /// <summary>Cuts a template from a span of a payload with one chunk.</summary>
    /// <returns>The template; null for a span with parts that templates do not support.</returns>
    internal static FormatTemplate? CutTemplate(ReadOnlySpan<byte> payload, TraceFormat format, int index, in TemplateHoles holes)
        => format switch
        {
            TraceFormat.V04 => V04TemplateCutter.Cut(payload, index, holes),
            TraceFormat.V1 => V1TemplateCutter.Cut(payload, index, holes),
            _ => null,
        };
}
