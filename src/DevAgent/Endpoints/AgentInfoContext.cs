using System.Text.Json.Serialization;

namespace SpanPack;

/// <summary>How <c>/info</c> is written, without reflection.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower, WriteIndented = true)]
[JsonSerializable(typeof(AgentInfo))]
internal sealed partial class AgentInfoContext : JsonSerializerContext;
