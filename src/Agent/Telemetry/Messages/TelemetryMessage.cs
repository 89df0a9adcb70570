using System.Text.Json.Serialization;

namespace SpanPack;

/// <summary>What is told at a time: a request of its own, or an element of a batch. Immutable.</summary>
/// <param name="RequestType">What it is.</param>
/// <param name="Payload">What it says.</param>
internal sealed record TelemetryMessage(string RequestType, RawJson Payload)
{
    private const int FrameBytes = 256; // type, names, the object

    /// <summary>Gets about how much memory it takes, in bytes; at least as much as it takes in a body.</summary>
    [JsonIgnore]
    internal int Bytes => Payload.Length + FrameBytes;

    internal static TelemetryMessage Empty(string requestType) => new(requestType, RawJson.Empty);
}
