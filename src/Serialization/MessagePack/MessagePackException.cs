namespace SpanPack;

/// <summary>
/// Thrown for bytes that are not the expected MessagePack. Readers of payloads add the position in the payload and throw
/// <c>TraceFormatException</c>.
/// </summary>
/// <param name="reason">The problem.</param>
/// <param name="offset">Bytes from the start to the invalid value.</param>
internal sealed class MessagePackException(string reason, int offset) : Exception(reason)
{
    internal string Reason { get; } = reason;

    internal int Offset { get; } = offset;
}
