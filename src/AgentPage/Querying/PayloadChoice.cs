namespace SpanPack;

/// <summary>The selection of payloads.</summary>
internal enum PayloadChoice
{
    All,
    Refused,
    Findings,
}
