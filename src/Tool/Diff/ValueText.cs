using System.Globalization;
using System.Security.Cryptography;

namespace SpanPack.Tool;

/// <summary>Values as text that shows their type: <c>"1"</c>, <c>1</c> and <c>1 (integer)</c> are three values.</summary>
internal static class ValueText
{
    internal static string Of(string value) => $"\"{value}\"";

    internal static string Of(double value) => value.ToString("R", CultureInfo.InvariantCulture);

    internal static string Of(ReadOnlySpan<byte> bytes)
        => string.Create(CultureInfo.InvariantCulture, $"{bytes.Length} bytes, SHA-256 {Convert.ToHexString(SHA256.HashData(bytes))[..16]}");

    internal static string Of(TagValue value) => value.Kind switch
    {
        TagValueKind.String => Of(value.AsString() ?? string.Empty),
        TagValueKind.Int => $"{value.AsInt64()} (integer)",
        TagValueKind.Double => Of(value.AsDouble()),
        TagValueKind.Array => $"[{string.Join(", ", value.AsArray().ToArray().Select(Of))}]",
        TagValueKind.Bytes => Of(value.AsBytes().Span),
        TagValueKind.KeyValueList => $"{{{string.Join(", ", value.AsKeyValueList().Select(static pair => $"{pair.Key}: {Of(pair.Value)}"))}}}",
        _ => value.ToString(),
    };
}
