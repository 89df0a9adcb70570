using System.Text.Json;

namespace SpanPack;

/// <summary>Texts in a body of JSON that the SDK has written. Other bodies have none.</summary>
internal static class WrittenJson
{
    /// <summary>Finds the text of a property of the outermost object; null where there is none.</summary>
    internal static string? FindText(byte[]? body, string name)
    {
        var reader = new Utf8JsonReader(body);
        return Find(body, name, ref reader) && reader.TokenType == JsonTokenType.String ? reader.GetString() : null;
    }

    /// <summary>Finds the text of the first of two properties.</summary>
    internal static string? FindText(byte[]? body, string first, string second) => FindText(body, first) ?? FindText(body, second);

    /// <summary>Finds the name of the only property of an object; null where it has none or several.</summary>
    internal static string? FindOnlyName(byte[]? body, string name)
    {
        var reader = new Utf8JsonReader(body);
        if (!Find(body, name, ref reader) || reader.TokenType != JsonTokenType.StartObject) return null;
        if (!reader.Read() || reader.TokenType != JsonTokenType.PropertyName) return null;
        string? only = reader.GetString();
        reader.Skip();
        return reader.Read() && reader.TokenType == JsonTokenType.EndObject ? only : null;
    }

    /// <summary>Finds the first text of a property of the objects in an array; null where there is none.</summary>
    internal static string? FindFirstText(byte[]? body, string array, string name)
    {
        var reader = new Utf8JsonReader(body);
        if (!Find(body, array, ref reader) || reader.TokenType != JsonTokenType.StartArray) return null;
        int end = reader.CurrentDepth;
        while (reader.Read() && reader.CurrentDepth > end)
        {
            if (reader.TokenType != JsonTokenType.PropertyName) continue;
            bool isWanted = reader.CurrentDepth == end + 2 && reader.ValueTextEquals(name);
            if (!reader.Read()) return null;
            if (isWanted && reader.TokenType == JsonTokenType.String && reader.GetString() is { Length: > 0 } text) return text;
            reader.Skip();
        }

        return null;
    }

    // Leaves the reader at the value.
    private static bool Find(byte[]? body, string name, ref Utf8JsonReader reader)
    {
        if (body is not [(byte)'{', ..]) return false;
        reader.Read();
        while (reader.Read() && reader.TokenType == JsonTokenType.PropertyName)
        {
            bool isWanted = reader.ValueTextEquals(name);
            if (!reader.Read()) return false;
            if (isWanted) return true;
            reader.Skip();
        }

        return false;
    }
}
