using System.Buffers;
using System.Text.Encodings.Web;
using System.Text.Json;

namespace SpanPack;

/// <summary>The layout of <c>N.headers.json</c>.</summary>
internal static class SavedRequestJson
{
    // Headers are shown to people: quotes in them stay quotes. The file is not part of a web page.
    private static readonly JsonWriterOptions s_layout = new() { Indented = true, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    internal static byte[] Write(SavedRequest request)
    {
        var buffer = new ArrayBufferWriter<byte>();
        using (var json = new Utf8JsonWriter(buffer, s_layout))
        {
            json.WriteStartObject();
            if (request.Status is { } status) WriteAnswer(json, status, request.Answer ?? string.Empty);
            json.WriteNumber("body_bytes"u8, request.BodyBytes);
            WriteHeaders(json, request.Headers);
            json.WriteString("method"u8, request.Method);
            json.WriteString("path"u8, request.Path);
            json.WriteEndObject();
        }

        buffer.Write("\n"u8);
        return buffer.WrittenSpan.ToArray();
    }

    /// <exception cref="FormatException">The text is no JSON, or something is missing or of a wrong type.</exception>
    internal static SavedRequest Read(ReadOnlyMemory<byte> text, string path)
    {
        try
        {
            using JsonDocument document = JsonDocument.Parse(text);
            return Read(document.RootElement);
        }
        catch (Exception problem) when (problem is JsonException or InvalidOperationException or KeyNotFoundException or FormatException)
        {
            throw new FormatException($"{path}: not the headers of a saved payload: {problem.Message}", problem);
        }
    }

    private static SavedRequest Read(JsonElement root)
    {
        var headers = new Dictionary<string, IReadOnlyList<string>>(StringComparer.OrdinalIgnoreCase);
        foreach (JsonProperty header in root.GetProperty("headers"u8).EnumerateObject()) headers[header.Name] = ReadValues(header.Value);
        bool hasAnswer = root.TryGetProperty("agent_response"u8, out JsonElement answer) && answer.ValueKind == JsonValueKind.Object;
        return new SavedRequest
        {
            Method = root.GetProperty("method"u8).GetString() ?? string.Empty,
            Path = root.GetProperty("path"u8).GetString() ?? string.Empty,
            Headers = headers,
            BodyBytes = root.TryGetProperty("body_bytes"u8, out JsonElement bytes) ? bytes.GetInt64() : 0,
            Status = hasAnswer ? answer.GetProperty("status"u8).GetInt32() : null,
            Answer = hasAnswer ? answer.GetProperty("body"u8).GetString() : null,
        };
    }

    private static string[] ReadValues(JsonElement value)
        => value.ValueKind == JsonValueKind.Array ? [.. value.EnumerateArray().Select(static one => one.GetString() ?? string.Empty)] : [value.GetString() ?? string.Empty];

    private static void WriteAnswer(Utf8JsonWriter json, int status, string body)
    {
        json.WriteStartObject("agent_response"u8);
        json.WriteString("body"u8, body);
        json.WriteNumber("status"u8, status);
        json.WriteEndObject();
    }

    private static void WriteHeaders(Utf8JsonWriter json, IReadOnlyDictionary<string, IReadOnlyList<string>> headers)
    {
        json.WriteStartObject("headers"u8);
        foreach ((string name, IReadOnlyList<string> values) in headers.OrderBy(static header => header.Key, StringComparer.OrdinalIgnoreCase))
        {
            if (values.Count == 1)
            {
                json.WriteString(name, values[0]);
                continue;
            }

            json.WriteStartArray(name);
            foreach (string value in values) json.WriteStringValue(value);
            json.WriteEndArray();
        }

        json.WriteEndObject();
    }
}
