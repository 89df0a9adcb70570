using System.Text.Json;

namespace SpanPack.AgentPage.Tests;

/// <summary>Short words for answers.</summary>
internal static class Json
{
    internal static string? Text(this JsonElement item, string name)
        => item.TryGetProperty(name, out JsonElement value) ? value.GetString() : null;

    internal static long? Number(this JsonElement item, string name)
        => item.TryGetProperty(name, out JsonElement value) ? value.GetInt64() : null;

    internal static JsonElement[] Items(this JsonElement item, string name) => [.. item.GetProperty(name).EnumerateArray()];
}
