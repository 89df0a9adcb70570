using System.Buffers;
using System.Globalization;
using System.Text.Json;

namespace SpanPack;

/// <summary>
/// Reads members of JSON objects by the rules of protobuf JSON: absent or null means the default, and 64-bit numbers may be text.
/// </summary>
internal static class OtlpJson
{
    // Of names: the framework would parse digits and lists, too.
    private static readonly SearchValues<char> s_letters = SearchValues.Create("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");

    internal static string Text(JsonElement owner, string name)
    {
        if (!TryGet(owner, name, out JsonElement value)) return string.Empty;
        return value.ValueKind == JsonValueKind.String ? value.GetString()! : throw Wrong(name, value, "a text");
    }

    internal static ulong UInt64(JsonElement owner, string name)
    {
        if (!TryGet(owner, name, out JsonElement value)) return 0;
        bool isNumber = value.ValueKind == JsonValueKind.Number ? value.TryGetUInt64(out ulong number)
            : ulong.TryParse(TextOrNull(value), NumberStyles.None, CultureInfo.InvariantCulture, out number);
        return isNumber ? number : throw Wrong(name, value, "a number of nanoseconds");
    }

    /// <summary>Reads an enumeration: its number, or its name with a prefix.</summary>
    internal static T Enumeration<T>(JsonElement owner, string name, string prefix)
        where T : struct, Enum
    {
        if (!TryGet(owner, name, out JsonElement value)) return default;
        if (value.ValueKind == JsonValueKind.Number && value.TryGetInt32(out int number))
            return Enum.GetValues<T>() is var all && number >= 0 && number < all.Length ? all[number] : default;
        ReadOnlySpan<char> text = TextOrNull(value);
        bool isName = text.StartsWith(prefix, StringComparison.Ordinal) && !text[prefix.Length..].ContainsAnyExcept(s_letters);
        return isName && Enum.TryParse(text[prefix.Length..], ignoreCase: true, out T known)
            ? known
            : throw Wrong(name, value, "one of its values");
    }

    /// <summary>Reads an id in hex digits; empty for none.</summary>
    internal static UInt128 Hex(JsonElement owner, string name, int digits)
    {
        string text = Text(owner, name);
        if (text.Length == 0) return 0;
        if (text.Length == digits && UInt128.TryParse(text, NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out UInt128 id))
            return id;
        throw new OtlpException($"'{name}' is not {digits} hex digits");
    }

    internal static JsonElement.ArrayEnumerator Items(JsonElement owner, string name)
    {
        if (!TryGet(owner, name, out JsonElement value)) return default;
        return value.ValueKind == JsonValueKind.Array ? value.EnumerateArray() : throw Wrong(name, value, "an array");
    }

    internal static JsonElement Object(JsonElement owner, string name)
    {
        if (!TryGet(owner, name, out JsonElement value)) return default;
        return value.ValueKind == JsonValueKind.Object ? value : throw Wrong(name, value, "an object");
    }

    internal static bool TryGet(JsonElement owner, string name, out JsonElement value)
    {
        value = default;
        if (owner.ValueKind == JsonValueKind.Undefined) return false;
        if (owner.ValueKind != JsonValueKind.Object)
            throw new OtlpException($"there is {Describe(owner)} where an object with '{name}' belongs");
        return owner.TryGetProperty(name, out value) && value.ValueKind != JsonValueKind.Null;
    }

    internal static OtlpException Wrong(string name, JsonElement value, string wanted)
        => new($"'{name}' is {Describe(value)}, not {wanted}");

    /// <summary>The text of a value; null where it is another one.</summary>
    internal static string? TextOrNull(JsonElement value) => value.ValueKind == JsonValueKind.String ? value.GetString() : null;

    private static string Describe(JsonElement value) => value.ValueKind switch
    {
        JsonValueKind.Object => "an object",
        JsonValueKind.Array => "an array",
        JsonValueKind.String => "a text",
        JsonValueKind.Number => $"the number {(value.GetRawText() is { Length: <= 40 } number ? number : "of many digits")}",
        _ => value.GetRawText(),
    };
}
