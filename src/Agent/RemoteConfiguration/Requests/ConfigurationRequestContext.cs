using System.Text.Json.Serialization;

namespace SpanPack;

/// <summary>How polls are written, without reflection.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower, DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(ConfigurationRequest))]
internal sealed partial class ConfigurationRequestContext : JsonSerializerContext;
