using System.Text.Json;

namespace SpanPack.Agent.Tests.Schemas;

/// <summary>The schemas of <c>tests/vectors/schemas</c>, by their ids.</summary>
internal static class SchemaSet
{
    internal const string Telemetry = "/library/telemetry/proxy/api/v2/apmtelemetry-request.json";

    internal const string Poll = "/library/v0.7/config-request.json";

    private static readonly Uri s_base = new("schema:///");
    private static readonly Dictionary<Uri, JsonElement> s_schemas = Load();

    /// <summary>Says what is wrong with a value.</summary>
    /// <param name="id">The id of the schema.</param>
    /// <param name="value">The value.</param>
    internal static IReadOnlyList<string> Validate(string id, JsonElement value)
    {
        var uri = new Uri(s_base, id);
        return [.. new SchemaValidator(uri, Find).Validate(Find(uri), value, "$")];
    }

    private static JsonElement Find(Uri id)
    {
        JsonElement schema = s_schemas.TryGetValue(new Uri(id.GetLeftPart(UriPartial.Path)), out JsonElement found)
            ? found
            : throw new InvalidOperationException($"There is no schema {id}.");
        foreach (string name in id.Fragment.TrimStart('#').Split('/', StringSplitOptions.RemoveEmptyEntries))
            schema = schema.GetProperty(name);
        return schema;
    }

    private static Dictionary<Uri, JsonElement> Load()
    {
        var schemas = new Dictionary<Uri, JsonElement>();
        foreach (string file in Directory.GetFiles(Path.Combine(AppContext.BaseDirectory, "schemas"), "*.json",
            SearchOption.AllDirectories))
        {
            using var document = JsonDocument.Parse(File.ReadAllBytes(file));
            schemas.Add(new Uri(s_base, document.RootElement.GetProperty("$id").GetString()!), document.RootElement.Clone());
        }

        return schemas;
    }
}
