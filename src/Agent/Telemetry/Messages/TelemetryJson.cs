using System.Text.Json.Serialization;

namespace SpanPack;

/// <summary>The serialization of telemetry, without reflection.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower, DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        GenerationMode = JsonSourceGenerationMode.Metadata, Converters = [typeof(RawJsonConverter)])]
[JsonSerializable(typeof(TelemetryBody))]
[JsonSerializable(typeof(TelemetryBatch))]
[JsonSerializable(typeof(TelemetrySettingEntry))]
[JsonSerializable(typeof(TelemetryIntegration))]
[JsonSerializable(typeof(TelemetryDependency))]
[JsonSerializable(typeof(TelemetryEndpoint))]
[JsonSerializable(typeof(TelemetryProduct))]
[JsonSerializable(typeof(TelemetrySeries))]
[JsonSerializable(typeof(TelemetryDistributionSeries))]
[JsonSerializable(typeof(TelemetryLogLine))]
internal sealed partial class TelemetryJson : JsonSerializerContext;
