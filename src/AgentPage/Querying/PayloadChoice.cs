namespace SpanPack;

/// <summary>Which payloads are asked for.</summary>
internal enum PayloadChoice
{
    All,
    Refused,
    Findings,
}
