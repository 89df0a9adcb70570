namespace SpanPack;

/// <summary>Bytes are not the MessagePack that is expected. What reads payloads for others says where in the payload that is, and throws <c>TraceFormatException</c>.</summary>
/// <param name="reason">What is wrong.</param>
/// <param name="offset">Bytes from the start to the value that is wrong.</param>
internal sealed class MessagePackException(string reason, int offset) : Exception(reason)
{
    internal string Reason { get; } = reason;

    internal int Offset { get; } = offset;
}
