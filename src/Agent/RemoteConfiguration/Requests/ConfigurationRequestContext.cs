using System.Text.Json.Serialization;

namespace SpanPack;

/// <summary>The serialization of polls, without reflection.</summary>
/// <remarks>A poll is far shorter than the JSON that a post holds, so it needs no metadata to be written in parts.</remarks>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull, GenerationMode = JsonSourceGenerationMode.Serialization)]
[JsonSerializable(typeof(ConfigurationRequest))]
internal sealed partial class ConfigurationRequestContext : JsonSerializerContext;
