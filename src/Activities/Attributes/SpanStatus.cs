namespace SpanPack;

/// <summary>What a span says of its outcome, in the order of OTLP.</summary>
internal enum SpanStatus : byte
{
    Unset,
    Ok,
    Error,
}
