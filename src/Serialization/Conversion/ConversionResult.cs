using System.Diagnostics;

namespace SpanPack;

/// <summary>A converted payload.</summary>
/// <remarks>Immutable, apart from what the payload holds.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record ConversionResult
{
    /// <summary>Gets or initializes the payload, laid out for its format. It shares with the source what needed no change.</summary>
    public required TracePayload Payload { get; init; }

    /// <summary>Gets or initializes what could not be kept as it was.</summary>
    public required ConversionReport Report { get; init; }

    /// <summary>Says what came of the conversion; for a person, not for parsing.</summary>
    /// <returns>The payload and the report.</returns>
    public override string ToString() => $"{Payload}; {Report}";
}
