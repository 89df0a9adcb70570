using System.Text.Json;

namespace SpanPack;

/// <summary>Reads the header fields of telemetry bodies, and skips the rest without allocating memory for it.</summary>
internal static class TelemetryReader
{
    private const int MaxTypes = 1000;
    private const int MaxTextBytes = 1000;

    /// <returns>The fields of the body; null if it is not a JSON object.</returns>
    internal static ReceivedTelemetry? Read(ReadOnlyMemory<byte> json)
    {
        var reader = new Utf8JsonReader(json.Span);
        var telemetry = new ReceivedTelemetry(json);
        List<string> types = [];
        try
        {
            if (!reader.Read() || reader.TokenType != JsonTokenType.StartObject) return null;
            while (reader.Read() && reader.TokenType == JsonTokenType.PropertyName) ReadMember(ref reader, telemetry, types);
            if (reader.Read()) return null;
        }
        catch (JsonException)
        {
            return null;
        }

        telemetry.MessageTypes = types.Count > 0 ? types : [telemetry.RequestType];
        return telemetry;
    }

    private static void ReadMember(ref Utf8JsonReader reader, ReceivedTelemetry telemetry, List<string> types)
    {
        if (Takes(ref reader, "request_type"u8)) telemetry.RequestType = Text(ref reader) ?? "";
        else if (Takes(ref reader, "runtime_id"u8)) telemetry.RuntimeId = Text(ref reader);
        else if (Takes(ref reader, "seq_id"u8)) telemetry.SequenceId = Number(ref reader);
        else if (Takes(ref reader, "application"u8)) ReadApplication(ref reader, telemetry);
        else if (Takes(ref reader, "payload"u8)) ReadTypes(ref reader, types);
        else SkipMember(ref reader);
    }

    private static void ReadApplication(ref Utf8JsonReader reader, ReceivedTelemetry telemetry)
    {
        if (reader.TokenType != JsonTokenType.StartObject)
        {
            reader.Skip();
            return;
        }

        while (reader.Read() && reader.TokenType == JsonTokenType.PropertyName)
        {
            if (Takes(ref reader, "service_name"u8)) telemetry.Service = Text(ref reader);
            else if (Takes(ref reader, "env"u8)) telemetry.Environment = Text(ref reader);
            else if (Takes(ref reader, "service_version"u8)) telemetry.ServiceVersion = Text(ref reader);
            else if (Takes(ref reader, "language_name"u8)) telemetry.Language = Text(ref reader);
            else if (Takes(ref reader, "tracer_version"u8)) telemetry.TracerVersion = Text(ref reader);
            else SkipMember(ref reader);
        }
    }

    // Of a batch: [{"request_type": ..., "payload": ...}, ...].
    private static void ReadTypes(ref Utf8JsonReader reader, List<string> types)
    {
        if (reader.TokenType != JsonTokenType.StartArray)
        {
            reader.Skip();
            return;
        }

        while (reader.Read() && reader.TokenType != JsonTokenType.EndArray)
        {
            if (reader.TokenType != JsonTokenType.StartObject)
            {
                reader.Skip();
                continue;
            }

            while (reader.Read() && reader.TokenType == JsonTokenType.PropertyName)
            {
                if (!Takes(ref reader, "request_type"u8)) SkipMember(ref reader);
                else if (Text(ref reader) is { } type && types.Count < MaxTypes) types.Add(type);
            }
        }
    }

    // Goes on to the value when the name fits.
    private static bool Takes(ref Utf8JsonReader reader, ReadOnlySpan<byte> name) => reader.ValueTextEquals(name) && reader.Read();

    private static void SkipMember(ref Utf8JsonReader reader)
    {
        reader.Read();
        reader.Skip();
    }

    private static string? Text(ref Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.String || reader.ValueSpan.Length > MaxTextBytes)
        {
            reader.Skip();
            return null;
        }

        try
        {
            return reader.GetString();
        }
        catch (InvalidOperationException)
        {
            return null; // no UTF-8, or half of a character
        }
    }

    private static long Number(ref Utf8JsonReader reader)
    {
        if (reader.TokenType == JsonTokenType.Number && reader.TryGetInt64(out long number)) return number;
        reader.Skip();
        return 0;
    }
}
