using System.Globalization;
using System.Security.Cryptography;
using System.Text;

namespace SpanPack.Tool;

/// <summary>Formats values with their type: <c>"1"</c>, <c>1</c> and <c>1 (integer)</c> are three values.</summary>
internal static class ValueText
{
    internal static string Of(string value) => $"\"{value}\"";

    internal static string Of(double value) => value.ToString("R", CultureInfo.InvariantCulture);

    internal static string Of(ReadOnlySpan<byte> bytes)
        => string.Create(CultureInfo.InvariantCulture,
            $"{bytes.Length} bytes, SHA-256 {Convert.ToHexString(SHA256.HashData(bytes))[..16]}");

    internal static string Of(TagValue value)
    {
        switch (value.Kind)
        {
            case TagValueKind.String: return Of(value.AsString() ?? string.Empty);
            case TagValueKind.Int: return $"{value.AsInt64()} (integer)";
            case TagValueKind.Double: return Of(value.AsDouble());
            case TagValueKind.Bytes: return Of(value.AsBytes().Span);
            case TagValueKind.Array or TagValueKind.KeyValueList:
                var text = new StringBuilder();
                NestedValueText.Append(text, value, int.MaxValue, AppendSimple);
                return text.ToString();
            default: return value.ToString();
        }
    }

    private static void AppendSimple(StringBuilder text, in TagValue value, int max)
    {
        if (value.Kind == TagValueKind.String) text.Append('"').Append(value.AsString()).Append('"');
        else text.Append(Of(value));
    }
}
