using System.Text.Json;

namespace SpanPack.Agent.Tests.Schemas;

/// <summary>
/// Checks values by JSON Schema draft 7, as much of it as the schemas use. A keyword that it does not know is an error of the test.
/// </summary>
/// <param name="id">The id of the schema, which references are relative to.</param>
/// <param name="find">Gives another schema.</param>
internal sealed class SchemaValidator(Uri id, Func<Uri, JsonElement> find)
{
    internal IEnumerable<string> Validate(JsonElement schema, JsonElement value, string path)
    {
        if (schema.ValueKind == JsonValueKind.True) return [];
        if (schema.ValueKind == JsonValueKind.False) return [$"{path}: nothing is allowed here"];
        if (schema.TryGetProperty("$ref", out JsonElement reference)) // what is beside it counts for nothing
        {
            var target = new Uri(id, reference.GetString()!);
            return new SchemaValidator(target, find).Validate(find(target), value, path);
        }

        return schema.EnumerateObject().SelectMany(keyword => Check(keyword.Name, keyword.Value, schema, value, path));
    }

    private IEnumerable<string> Check(string keyword, JsonElement rule, JsonElement schema, JsonElement value, string path)
    {
        switch (keyword)
        {
            case "$schema" or "$id" or "$comment" or "title" or "description" or "example" or "definitions" or "format" or "then" or "else":
                return []; // for people, or read with "if"
            case "allOf":
                return rule.EnumerateArray().SelectMany(part => Validate(part, value, path));
            case "anyOf":
                return rule.EnumerateArray().Any(part => Fits(part, value)) ? [] : [$"{path}: fits none of anyOf"];
            case "oneOf":
                return rule.EnumerateArray().Count(part => Fits(part, value)) == 1 ? [] : [$"{path}: does not fit one of oneOf"];
            case "if":
                return schema.TryGetProperty(Fits(rule, value) ? "then" : "else", out JsonElement branch)
                    ? Validate(branch, value, path)
                    : [];
            case "properties" or "additionalProperties" or "required":
                return value.ValueKind == JsonValueKind.Object ? CheckObject(keyword, rule, schema, value, path) : [];
            case "items" when value.ValueKind == JsonValueKind.Array:
                return value.EnumerateArray().SelectMany((item, index) => Validate(rule, item, $"{path}[{index}]"));
            case "items":
                return [];
            default:
                return SchemaValues.Check(keyword, rule, value) ? [] : [$"{path}: {keyword} {rule} does not allow {Shorten(value)}"];
        }
    }

    private IEnumerable<string> CheckObject(string keyword, JsonElement rule, JsonElement schema, JsonElement value, string path)
    {
        bool hasProperties = schema.TryGetProperty("properties", out JsonElement properties);
        return keyword switch
        {
            "required"
                => rule.EnumerateArray()
                    .Where(name => !value.TryGetProperty(name.GetString()!, out _))
                    .Select(name => $"{path}: {name} is missing"),
            "properties"
                => rule.EnumerateObject()
                    .SelectMany(property => value.TryGetProperty(property.Name, out JsonElement member)
                        ? Validate(property.Value, member, $"{path}.{property.Name}")
                        : []),
            _
                => value.EnumerateObject()
                    .Where(member => !hasProperties || !properties.TryGetProperty(member.Name, out _))
                    .SelectMany(member => Validate(rule, member.Value, $"{path}.{member.Name}")),
        };
    }

    private bool Fits(JsonElement schema, JsonElement value) => !Validate(schema, value, "").Any();

    private static string Shorten(JsonElement value) => value.GetRawText() is { Length: > 100 } text ? text[..100] : value.GetRawText();
}
