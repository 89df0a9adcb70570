using System.Buffers;
using System.Text.Encodings.Web;
using System.Text.Json;

namespace SpanPack;

// The layout of N.headers.json.
public sealed partial record SavedRequest
{
    // Headers are shown to people: quotes in them stay quotes. The file is not part of a web page.
    private static readonly JsonWriterOptions s_layout = new() { Indented = true, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    /// <summary>Reads a saved request.</summary>
    /// <param name="path">The path of the file.</param>
    /// <returns>The content of the file.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="path"/> is null.</exception>
    /// <exception cref="IOException">The file cannot be read.</exception>
    /// <exception cref="UnauthorizedAccessException">The file may not be read.</exception>
    /// <exception cref="FormatException">The file has invalid content; the message names it.</exception>
    public static SavedRequest Read(string path)
    {
        byte[] text = File.ReadAllBytes(path);
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

    /// <summary>Writes the content of the file.</summary>
    /// <returns>JSON in UTF-8, keys sorted.</returns>
    public byte[] ToJson()
    {
        var buffer = new ArrayBufferWriter<byte>();
        using (var json = new Utf8JsonWriter(buffer, s_layout))
        {
            json.WriteStartObject();
            if (Status is { } status) WriteAnswer(json, status, Answer ?? string.Empty);
            json.WriteNumber("body_bytes"u8, BodyBytes);
            WriteHeaders(json, Headers);
            json.WriteString("method"u8, Method);
            json.WriteString("path"u8, Path);
            json.WriteEndObject();
        }

        buffer.Write("\n"u8);
        return buffer.WrittenSpan.ToArray();
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
        => value.ValueKind == JsonValueKind.Array
            ? [.. value.EnumerateArray().Select(static one => one.GetString() ?? string.Empty)]
            : [value.GetString() ?? string.Empty];

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
        foreach ((string name, IReadOnlyList<string> values) in headers.OrderBy(static header => header.Key,
            StringComparer.OrdinalIgnoreCase))
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
