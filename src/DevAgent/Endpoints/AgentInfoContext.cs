using System.Text.Json.Serialization;

namespace SpanPack;

/// <summary>Serializes <c>/info</c> without reflection.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower, WriteIndented = true)]
[JsonSerializable(typeof(InfoDocument))]
internal sealed partial class AgentInfoContext : JsonSerializerContext;
