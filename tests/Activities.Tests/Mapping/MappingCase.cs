using System.Reflection;
using System.Text.Json;

namespace SpanPack.Activities.Tests.Mapping;

/// <summary>One span of the vectors (tests/vectors/otel-mapping), with the span that the agent made of it.</summary>
/// <param name="Name">What it shows, and which span of it.</param>
/// <param name="Input">Resource and scope.</param>
/// <param name="Span">The span.</param>
/// <param name="Expected">The agent's span.</param>
public sealed record MappingCase(string Name, JsonElement Input, JsonElement Span, JsonElement Expected)
{
    private static readonly Lazy<MappingCase[]> s_all = new(static () => [.. ReadAll()]);

    /// <summary>All of them; those of a whole trace one by one.</summary>
    public static MappingCase[] All => s_all.Value;

    /// <summary>How many cases of the files they come from.</summary>
    public static int FileCases { get; private set; }

    /// <inheritdoc/>
    public override string ToString() => Name;

    private static IEnumerable<MappingCase> ReadAll()
    {
        string root = typeof(MappingCase).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
            .Single(static item => item.Key == "RepositoryRoot").Value!;
        foreach (string file in Directory.GetFiles(Path.Combine(root, "tests/vectors/otel-mapping"),
            "*.json").Order(StringComparer.Ordinal))
        {
            using JsonDocument document = JsonDocument.Parse(File.ReadAllBytes(file), new JsonDocumentOptions { MaxDepth = 256 });
            foreach (JsonElement item in document.RootElement.GetProperty("cases").EnumerateArray())
            {
                JsonElement input = item.GetProperty("input").Clone();
                if (input.TryGetProperty("config", out _)) continue;
                FileCases++;
                string name = item.GetProperty("name").GetString()!;
                JsonElement expected = item.GetProperty("expected").Clone();
                if (input.TryGetProperty("span", out JsonElement span))
                    yield return new MappingCase(name, input, span, expected.GetProperty("span"));
                else foreach (MappingCase one in Split(name, input, expected)) yield return one;
            }
        }
    }

    private static IEnumerable<MappingCase> Split(string name, JsonElement input, JsonElement expected)
    {
        JsonElement[] spans = [.. expected.GetProperty("chunks")
            .EnumerateArray()
            .SelectMany(static chunk => chunk.GetProperty("spans").EnumerateArray())];
        int index = 0;
        foreach (JsonElement span in input.GetProperty("spans").EnumerateArray())
        {
            string id = HexOf(span, "traceId") + HexOf(span, "spanId");
            JsonElement made = spans.Single(one => one.GetProperty("meta").GetProperty("otel.trace_id").GetString()
                + ulong.Parse(one.GetProperty("spanId").GetString()!).ToString("x16") == id);
            yield return new MappingCase($"{name} span {index++}", input, span, made);
        }
    }

    private static string HexOf(JsonElement span, string name) => span.GetProperty(name).GetString()!;
}
