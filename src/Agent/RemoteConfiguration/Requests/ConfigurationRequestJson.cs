using System.Text.Json;

namespace SpanPack;

/// <summary>Writes polls as JSON. Members that are null are left out.</summary>
internal static class ConfigurationRequestJson
{
    internal static void Write(Utf8JsonWriter json, ConfigurationRequest request)
    {
        json.WriteStartObject();
        json.WritePropertyName("client"u8);
        WriteClient(json, request.Client);
        json.WritePropertyName("cached_target_files"u8);
        json.WriteArray(request.CachedTargetFiles, WriteFile);
        json.WriteEndObject();
    }

    private static void WriteClient(Utf8JsonWriter json, ClientMessage client)
    {
        json.WriteStartObject();
        json.WritePropertyName("state"u8);
        WriteState(json, client.State);
        json.WriteString("id"u8, client.Id);
        json.WriteIfAny("products"u8, client.Products);
        json.WriteBoolean("is_tracer"u8, client.IsTracer);
        json.WritePropertyName("client_tracer"u8);
        WriteTracer(json, client.ClientTracer);
        json.WriteString("capabilities"u8, client.Capabilities);
        json.WriteEndObject();
    }

    private static void WriteState(Utf8JsonWriter json, ClientStateMessage state)
    {
        json.WriteStartObject();
        json.WriteNumber("root_version"u8, state.RootVersion);
        json.WriteNumber("targets_version"u8, state.TargetsVersion);
        json.WritePropertyName("config_states"u8);
        json.WriteArray(state.ConfigStates, WriteConfigState);
        json.WriteBoolean("has_error"u8, state.HasError);
        json.WriteIfAny("error"u8, state.Error);
        json.WriteIfAny("backend_client_state"u8, state.BackendClientState);
        json.WriteEndObject();
    }

    private static void WriteConfigState(Utf8JsonWriter json, ConfigStateMessage state)
    {
        json.WriteStartObject();
        json.WriteString("id"u8, state.Id);
        json.WriteNumber("version"u8, state.Version);
        json.WriteString("product"u8, state.Product);
        json.WriteNumber("apply_state"u8, state.ApplyState);
        json.WriteIfAny("apply_error"u8, state.ApplyError);
        json.WriteEndObject();
    }

    private static void WriteTracer(Utf8JsonWriter json, TracerMessage tracer)
    {
        json.WriteStartObject();
        json.WriteString("runtime_id"u8, tracer.RuntimeId);
        json.WriteString("language"u8, tracer.Language);
        json.WriteString("tracer_version"u8, tracer.TracerVersion);
        json.WriteString("service"u8, tracer.Service);
        json.WriteString("env"u8, tracer.Env);
        json.WriteIfAny("app_version"u8, tracer.AppVersion);
        json.WriteIfAny("tags"u8, tracer.Tags);
        json.WriteIfAny("process_tags"u8, tracer.ProcessTags);
        json.WriteIfAny("extra_services"u8, tracer.ExtraServices);
        json.WriteEndObject();
    }

    private static void WriteFile(Utf8JsonWriter json, CachedFileMessage file)
    {
        json.WriteStartObject();
        json.WriteString("path"u8, file.Path);
        json.WriteNumber("length"u8, file.Length);
        json.WritePropertyName("hashes"u8);
        json.WriteArray(file.Hashes, static (json, hash) =>
        {
            json.WriteStartObject();
            json.WriteString("algorithm"u8, hash.Algorithm);
            json.WriteString("hash"u8, hash.Hash);
            json.WriteEndObject();
        });
        json.WriteEndObject();
    }
}
