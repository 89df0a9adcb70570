namespace SpanPack;

/// <summary>The outcome of a span, in the order of OTLP.</summary>
internal enum SpanStatus : byte
{
    Unset,
    Ok,
    Error,
}
