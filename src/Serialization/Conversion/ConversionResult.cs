namespace SpanPack;

/// <summary>A converted payload.</summary>
/// <param name="Payload">The payload, laid out for its format. It shares with the source what needed no change.</param>
/// <param name="Report">What could not be kept as it was.</param>
/// <remarks>Immutable, apart from what the payload holds.</remarks>
public sealed record ConversionResult(TracePayload Payload, ConversionReport Report);
