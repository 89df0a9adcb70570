using System.Text.Json;
using System.Text.RegularExpressions;

namespace SpanPack.Agent.Tests.Schemas;

/// <summary>Keywords of JSON Schema that look at one value. Each counts only for values of its kind.</summary>
internal static class SchemaValues
{
    /// <exception cref="NotSupportedException">The keyword is not known.</exception>
    internal static bool Check(string keyword, JsonElement rule, JsonElement value) => keyword switch
    {
        "type"
            => rule.ValueKind == JsonValueKind.Array
                ? rule.EnumerateArray().Any(one => IsOf(one.GetString()!, value))
                : IsOf(rule.GetString()!, value),
        "enum" => rule.EnumerateArray().Any(one => JsonElement.DeepEquals(one, value)),
        "const" => JsonElement.DeepEquals(rule, value),
        "minimum" => value.ValueKind != JsonValueKind.Number || value.GetDouble() >= rule.GetDouble(),
        "maximum" => value.ValueKind != JsonValueKind.Number || value.GetDouble() <= rule.GetDouble(),
        "minItems" => value.ValueKind != JsonValueKind.Array || value.GetArrayLength() >= rule.GetInt32(),
        "maxItems" => value.ValueKind != JsonValueKind.Array || value.GetArrayLength() <= rule.GetInt32(),
        "minLength" => value.ValueKind != JsonValueKind.String || value.GetString()!.Length >= rule.GetInt32(),
        "pattern" => value.ValueKind != JsonValueKind.String || Regex.IsMatch(value.GetString()!, rule.GetString()!),
        _ => throw new NotSupportedException($"The schemas use {keyword}, which is not known here."),
    };

    private static bool IsOf(string type, JsonElement value) => type switch
    {
        "integer" => value.ValueKind == JsonValueKind.Number && value.GetDouble() is var number && Math.Floor(number) == number,
        "number" => value.ValueKind == JsonValueKind.Number,
        "boolean" => value.ValueKind is JsonValueKind.True or JsonValueKind.False,
        "string" => value.ValueKind == JsonValueKind.String,
        "null" => value.ValueKind == JsonValueKind.Null,
        "array" => value.ValueKind == JsonValueKind.Array,
        "object" => value.ValueKind == JsonValueKind.Object,
        _ => throw new NotSupportedException($"There is no type {type}."),
    };
}
