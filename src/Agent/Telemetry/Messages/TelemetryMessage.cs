namespace SpanPack;

/// <summary>One message: a separate request, or an element of a batch. Immutable.</summary>
/// <param name="RequestType">Its type.</param>
/// <param name="Payload">Its content.</param>
internal sealed record TelemetryMessage(string RequestType, RawJson Payload)
{
    private const int FrameBytes = 256; // type, names, the object

    /// <summary>Gets its approximate memory in bytes; at least its size in a body.</summary>
    internal int Bytes => Payload.Length + FrameBytes;

    internal static TelemetryMessage Empty(string requestType) => new(requestType, RawJson.Empty);
}
