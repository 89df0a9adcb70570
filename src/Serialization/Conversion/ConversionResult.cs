using System.Diagnostics;

namespace SpanPack;

/// <summary>A converted payload.</summary>
/// <remarks>Immutable, apart from the content of the payload.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record ConversionResult
{
    /// <summary>Gets or initializes the payload in the target format. It shares unchanged parts with the source.</summary>
    public required TracePayload Payload { get; init; }

    /// <summary>Gets or initializes the report of the losses.</summary>
    public required ConversionReport Report { get; init; }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The payload and the report.</returns>
    public override string ToString() => $"{Payload}; {Report}";
}
