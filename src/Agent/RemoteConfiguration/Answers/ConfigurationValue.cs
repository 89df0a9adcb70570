using System.Text.Json;

namespace SpanPack;

/// <summary>
/// Reads single values of JSON. Errors are thrown: <see cref="InvalidConfigurationException"/>, or those of <see cref="Utf8JsonReader"/>.
/// </summary>
internal static class ConfigurationValue
{
    private static readonly JsonReaderOptions s_options = new() { MaxDepth = ConfigurationLimits.MaxDepth };

    /// <summary>Returns a reader on the first token.</summary>
    internal static Utf8JsonReader Open(ReadOnlySpan<byte> json)
    {
        var reader = new Utf8JsonReader(json, s_options);
        reader.Read();
        return reader;
    }

    internal static bool IsNull(ReadOnlySpan<byte> json) => json is [(byte)'n', ..];

    internal static string ReadText(ReadOnlySpan<byte> json, string what, int maxChars)
    {
        Utf8JsonReader reader = Open(json);
        if (reader.TokenType != JsonTokenType.String) throw new InvalidConfigurationException($"{what} is not a text");
        // Characters take up to three bytes, or six when they are escaped.
        if (reader.ValueSpan.Length > maxChars * 6L || reader.GetString() is not { } text || text.Length > maxChars)
            throw new InvalidConfigurationException($"{what} is longer than {maxChars} characters");
        return text;
    }

    internal static long ReadNumber(ReadOnlySpan<byte> json, string what)
    {
        Utf8JsonReader reader = Open(json);
        return reader.TokenType == JsonTokenType.Number && reader.TryGetInt64(out long number) && number >= 0
            ? number
            : throw new InvalidConfigurationException($"{what} is not a whole number of 0 or more");
    }

    internal static byte[] ReadBase64(ReadOnlySpan<byte> json, string what)
    {
        Utf8JsonReader reader = Open(json);
        return reader.TokenType == JsonTokenType.String && reader.TryGetBytesFromBase64(out byte[]? bytes)
            ? bytes
            : throw new InvalidConfigurationException($"{what} is not base64");
    }
}
