using System.Text.Json;
using SpanPack.Tool.Output;

namespace SpanPack.Tool.Input;

/// <summary>What <c>N.headers.json</c> says of the body beside it.</summary>
internal sealed record SavedRequest
{
    internal required string Method { get; init; }

    internal required string Path { get; init; }

    /// <summary>The headers by name, in any case.</summary>
    internal required IReadOnlyDictionary<string, string> Headers { get; init; }

    /// <summary>The status that the agent answered, or null when it did not.</summary>
    internal int? AnswerStatus { get; init; }

    internal string? AnswerBody { get; init; }

    /// <summary>The format that belongs to <see cref="Path"/>, or null when it is no trace endpoint.</summary>
    internal TraceFormat? Format
    {
        get
        {
            foreach (TraceFormat format in TraceFormats.All)
            {
                if (Path.StartsWith(format.GetPath(), StringComparison.Ordinal)) return format;
            }

            return Path.StartsWith("/v0.3/traces", StringComparison.Ordinal) ? TraceFormat.V04 : null;
        }
    }

    /// <summary>Reads such a file.</summary>
    /// <exception cref="ToolException">It is no such file.</exception>
    internal static SavedRequest Read(string path)
    {
        try
        {
            using JsonDocument document = JsonDocument.Parse(File.ReadAllBytes(path));
            JsonElement root = document.RootElement;
            bool answered = root.TryGetProperty("answer", out JsonElement answer) || root.TryGetProperty("agent_response", out answer);
            return new SavedRequest
            {
                Method = root.GetProperty("method").GetString() ?? string.Empty,
                Path = root.GetProperty("path").GetString() ?? string.Empty,
                Headers = ReadHeaders(root.GetProperty("headers")),
                AnswerStatus = answered && answer.TryGetProperty("status", out JsonElement status) ? status.GetInt32() : null,
                AnswerBody = answered && answer.TryGetProperty("body", out JsonElement body) ? body.GetString() : null,
            };
        }
        catch (Exception e) when (e is JsonException or KeyNotFoundException or InvalidOperationException or FormatException)
        {
            throw new ToolException($"{path}: not the headers of a saved payload: {SafeText.Escape(e.Message)}");
        }
    }

    /// <summary>Writes such a file.</summary>
    internal void Write(string path)
    {
        using FileStream file = File.Create(path);
        using var json = new Utf8JsonWriter(file, new JsonWriterOptions { Indented = true });
        json.WriteStartObject();
        json.WriteString("method", Method);
        json.WriteString("path", Path);
        json.WriteStartObject("headers");
        foreach ((string name, string value) in Headers) json.WriteString(name, value);
        json.WriteEndObject();
        if (AnswerStatus is { } status)
        {
            json.WriteStartObject("answer");
            json.WriteNumber("status", status);
            json.WriteString("body", AnswerBody);
            json.WriteEndObject();
        }

        json.WriteEndObject();
    }

    // A header that came more than once is a list.
    private static Dictionary<string, string> ReadHeaders(JsonElement headers)
    {
        var result = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);
        foreach (JsonProperty header in headers.EnumerateObject())
        {
            result[header.Name] = header.Value.ValueKind == JsonValueKind.Array
                ? string.Join(", ", header.Value.EnumerateArray().Select(static value => value.GetString()))
                : header.Value.GetString() ?? string.Empty;
        }

        return result;
    }
}
