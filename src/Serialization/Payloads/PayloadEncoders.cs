namespace SpanPack;

/// <summary>Makes the encoder of a format.</summary>
internal static class PayloadEncoders
{
    /// <exception cref="ArgumentOutOfRangeException">There is no such format.</exception>
    internal static PayloadEncoder Create(TraceFormat format, TracePayloadWriterOptions options) => format switch
    {
        TraceFormat.V04 => new V04PayloadEncoder(options.ProcessTags is { } process ? new SpanMessagePackFormatter(process, options.NativeSpanEvents) : SpanMessagePackFormatter.Verbatim, options.BlockBytes),
        TraceFormat.V05 => new V05PayloadEncoder(options.ProcessTags, options.BlockBytes),
        TraceFormat.V1 => new V1PayloadEncoder(options.ProcessTags, options.Header, options.BlockBytes),
        TraceFormat.V07 => new V07PayloadEncoder(options.Header, options.ProcessTags, options.NativeSpanEvents, options.BlockBytes),
        _ => throw new ArgumentOutOfRangeException(nameof(format), format, "There is no writer for this trace format."),
    };
}
