using System.Text.Json.Serialization;

namespace SpanPack.Benchmarks.Peers;

/// <summary>The generated JSON writer of the peers' spans.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(PeerSpan[]))]
internal sealed partial class PeerJson : JsonSerializerContext;
