using System.Diagnostics;

namespace SpanPack;

/// <summary>A converted payload.</summary>
/// <param name="Payload">The payload, laid out for its format. It shares with the source what needed no change.</param>
/// <param name="Report">What could not be kept as it was.</param>
/// <remarks>Immutable, apart from what the payload holds.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record ConversionResult(TracePayload Payload, ConversionReport Report)
{
    /// <summary>Says what came of the conversion; for a person, not for parsing.</summary>
    /// <returns>The payload and the report.</returns>
    public override string ToString() => $"{Payload}; {Report}";
}
