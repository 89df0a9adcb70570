namespace SpanPack;

/// <summary>A body or a line is not an export request of OTLP, or is too large for one.</summary>
/// <param name="message">The reason, and the place.</param>
internal sealed class OtlpException(string message) : Exception(message)
{
    /// <summary>Gets whether a request with fewer spans would be read.</summary>
    internal bool IsTooLarge { get; init; }
}
