using System.Text.Json.Serialization;

namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>How bodies are written.</summary>
[JsonSerializable(typeof(TelemetryBody))]
[JsonSerializable(typeof(MetricsBody))]
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower)]
internal sealed partial class TelemetryJson : JsonSerializerContext;
