using System.Text.Json.Serialization;

namespace SpanPack;

/// <summary>The serialization of polls, without reflection.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(ConfigurationRequest))]
internal sealed partial class ConfigurationRequestContext : JsonSerializerContext;
