using System.Text.Json;

namespace SpanPack;

/// <summary>Writes bodies of telemetry as JSON. Members that are null are left out.</summary>
/// <remarks>Metadata of a serializer would take 0.5 MB of machine code: docs/performance.md.</remarks>
internal static class TelemetryJson
{
    internal static void WriteBody(Utf8JsonWriter json, TelemetryEnvelope body)
    {
        json.WriteStartObject();
        json.WriteString("api_version"u8, body.ApiVersion);
        json.WriteString("request_type"u8, body.RequestType);
        json.WriteNumber("tracer_time"u8, body.TracerTime);
        json.WriteString("runtime_id"u8, body.RuntimeId);
        json.WriteNumber("seq_id"u8, body.SeqId);
        json.WriteIfAny("debug"u8, body.Debug);
        json.WritePropertyName("application"u8);
        WriteApplication(json, body.Application);
        json.WritePropertyName("host"u8);
        WriteHost(json, body.Host);
        json.WritePropertyName("payload"u8);
        if (body is TelemetryBatch batch) json.WriteArray(batch.Payload, WriteMessage);
        else WriteRaw(json, ((TelemetryBody)body).Payload);
        json.WriteEndObject();
    }

    internal static void WriteLogLine(Utf8JsonWriter json, TelemetryLogLine line)
    {
        json.WriteStartObject();
        json.WriteString("message"u8, line.Message);
        json.WriteString("level"u8, line.Level);
        json.WriteNumber("tracer_time"u8, line.TracerTime);
        if (line.Count is { } count) json.WriteNumber("count"u8, count);
        json.WriteIfAny("stack_trace"u8, line.StackTrace);
        json.WriteIfAny("error_kind"u8, line.ErrorKind);
        json.WriteEndObject();
    }

    internal static void WriteSeries(Utf8JsonWriter json, TelemetrySeries series)
    {
        json.WriteStartObject();
        json.WriteString("namespace"u8, series.Namespace);
        json.WriteString("metric"u8, series.Metric);
        json.WriteString("type"u8, series.Type);
        json.WriteBoolean("common"u8, series.Common);
        json.WriteIfAny("tags"u8, series.Tags);
        if (series.Interval is { } interval) json.WriteNumber("interval"u8, interval);
        json.WriteStartArray("points"u8);
        foreach (double[] point in series.Points)
        {
            json.WriteStartArray();
            foreach (double number in point) json.WriteNumberValue(number);
            json.WriteEndArray();
        }

        json.WriteEndArray();
        json.WriteEndObject();
    }

    internal static void WriteDistribution(Utf8JsonWriter json, TelemetryDistributionSeries series)
    {
        json.WriteStartObject();
        json.WriteString("namespace"u8, series.Namespace);
        json.WriteString("metric"u8, series.Metric);
        json.WriteBoolean("common"u8, series.Common);
        json.WriteIfAny("tags"u8, series.Tags);
        json.WriteStartArray("points"u8);
        for (int i = 0; i < series.Points.Count; i++) json.WriteNumberValue(series.Points[i]);
        json.WriteEndArray();
        json.WriteEndObject();
    }

    private static void WriteMessage(Utf8JsonWriter json, TelemetryMessage message)
    {
        json.WriteStartObject();
        json.WriteString("request_type"u8, message.RequestType);
        json.WritePropertyName("payload"u8);
        WriteRaw(json, message.Payload);
        json.WriteEndObject();
    }

    private static void WriteRaw(Utf8JsonWriter json, RawJson value) => json.WriteRawValue(value.Bytes, skipInputValidation: true);

    private static void WriteApplication(Utf8JsonWriter json, TelemetryApplication application)
    {
        json.WriteStartObject();
        json.WriteString("service_name"u8, application.ServiceName);
        json.WriteIfAny("env"u8, application.Env);
        json.WriteIfAny("service_version"u8, application.ServiceVersion);
        json.WriteString("tracer_version"u8, application.TracerVersion);
        json.WriteString("language_name"u8, application.LanguageName);
        json.WriteString("language_version"u8, application.LanguageVersion);
        json.WriteString("runtime_name"u8, application.RuntimeName);
        json.WriteString("runtime_version"u8, application.RuntimeVersion);
        json.WriteIfAny("process_tags"u8, application.ProcessTags);
        json.WriteEndObject();
    }

    private static void WriteHost(Utf8JsonWriter json, TelemetryHost host)
    {
        json.WriteStartObject();
        json.WriteString("hostname"u8, host.Hostname);
        json.WriteIfAny("container_id"u8, host.ContainerId);
        json.WriteString("os"u8, host.Os);
        json.WriteString("os_version"u8, host.OsVersion);
        json.WriteString("architecture"u8, host.Architecture);
        json.WriteIfAny("kernel_name"u8, host.KernelName);
        json.WriteIfAny("kernel_release"u8, host.KernelRelease);
        json.WriteIfAny("kernel_version"u8, host.KernelVersion);
        json.WriteEndObject();
    }
}
