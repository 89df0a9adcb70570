using System.Text.Json;

namespace SpanPack;

/// <summary>JSON in tags: links and events of formats that have no fields for them.</summary>
internal static class JsonArrays
{
    private const int MaxBytes = 1_000_000;
    private const int MaxItems = 1000;

    private static readonly JsonDocumentOptions s_options = new() { MaxDepth = 64 };

    /// <summary>Counts the objects of an array; 0 if the JSON is not an array.</summary>
    internal static int Count(ReadOnlySpan<byte> json)
    {
        if (json.Length > MaxBytes) return 0;
        var reader = new Utf8JsonReader(json);
        int count = 0;
        try
        {
            if (!reader.Read() || reader.TokenType != JsonTokenType.StartArray) return 0;
            while (reader.Read() && reader.TokenType != JsonTokenType.EndArray)
            {
                if (reader.TokenType == JsonTokenType.StartObject) count++;
                reader.Skip();
            }

            reader.Read(); // throws where more follows
            return Math.Min(count, MaxItems);
        }
        catch (JsonException)
        {
            return 0;
        }
    }

    /// <summary>Gets the objects of an array; none if the JSON is not an array.</summary>
    internal static IReadOnlyList<JsonElement> Objects(string? json)
    {
        if (json is null || json.Length > MaxBytes) return [];
        try
        {
            using JsonDocument document = JsonDocument.Parse(json, s_options);
            if (document.RootElement.ValueKind != JsonValueKind.Array) return [];
            return [.. document.RootElement.EnumerateArray()
                .Where(static item => item.ValueKind == JsonValueKind.Object)
                .Take(MaxItems)
                .Select(static item => item.Clone())];
        }
        catch (JsonException)
        {
            return [];
        }
    }

    /// <summary>Gets a property of an object; none if a name beside it is not valid Unicode.</summary>
    internal static bool TryGet(JsonElement item, string name, out JsonElement value)
    {
        try
        {
            return item.TryGetProperty(name, out value);
        }
        catch (InvalidOperationException)
        {
            value = default;
            return false;
        }
    }
}
