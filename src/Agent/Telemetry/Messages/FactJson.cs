using System.Text.Json;

namespace SpanPack;

/// <summary>Writes facts about the program as JSON. Members that are null are left out.</summary>
internal static class FactJson
{
    internal static void WriteSetting(Utf8JsonWriter json, TelemetrySettingEntry setting)
    {
        json.WriteStartObject();
        json.WriteString("name"u8, setting.Name);
        json.WriteIfAny("value"u8, setting.Value);
        json.WriteString("origin"u8, setting.Origin);
        if (setting.SeqId is { } number) json.WriteNumber("seq_id"u8, number);
        json.WriteEndObject();
    }

    internal static void WriteIntegration(Utf8JsonWriter json, TelemetryIntegration integration)
    {
        json.WriteStartObject();
        json.WriteIfAny("name"u8, integration.Name);
        json.WriteBoolean("enabled"u8, integration.IsEnabled);
        json.WriteIfAny("version"u8, integration.Version);
        json.WriteIfAny("auto_enabled"u8, integration.AutoEnabled);
        json.WriteIfAny("compatible"u8, integration.Compatible);
        json.WriteIfAny("error"u8, integration.Error);
        json.WriteEndObject();
    }

    internal static void WriteDependency(Utf8JsonWriter json, TelemetryDependency dependency)
    {
        json.WriteStartObject();
        json.WriteIfAny("name"u8, dependency.Name);
        json.WriteIfAny("version"u8, dependency.Version);
        json.WriteEndObject();
    }

    internal static void WriteEndpoint(Utf8JsonWriter json, TelemetryEndpoint endpoint)
    {
        json.WriteStartObject();
        json.WriteIfAny("operation_name"u8, endpoint.OperationName);
        json.WriteIfAny("resource_name"u8, endpoint.ResourceName);
        json.WriteIfAny("type"u8, endpoint.Type);
        json.WriteIfAny("method"u8, endpoint.Method);
        json.WriteIfAny("path"u8, endpoint.Path);
        json.WriteEndObject();
    }

    internal static void WriteProduct(Utf8JsonWriter json, TelemetryProduct product)
    {
        json.WriteStartObject();
        json.WriteBoolean("enabled"u8, product.Enabled);
        json.WriteIfAny("version"u8, product.Version);
        json.WriteEndObject();
    }
}
