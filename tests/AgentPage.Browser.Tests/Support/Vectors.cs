using System.Text.Json;

namespace SpanPack.AgentPage.Browser.Tests;

/// <summary>What real tracers have sent, and payloads that are broken.</summary>
internal static class Vectors
{
    internal static IEnumerable<PagePayload> OfTracers() => PageVectors.OfTracers(Places.Vectors).Select(Taken);

    internal static IEnumerable<PagePayload> Broken() => PageVectors.In(Path.Combine(Places.Vectors, "malformed")).Select(Taken);

    private static PagePayload Taken((string Path, byte[] Body, TraceFormat? Format) vector)
        => PagePayloads.Taken(vector.Body, vector.Format ?? TraceFormat.V04, Headers(vector.Path));

    private static IEnumerable<(string, string)> Headers(string path)
    {
        string file = Path.ChangeExtension(path, ".headers.json");
        if (!File.Exists(file)) return [];
        using var document = JsonDocument.Parse(File.ReadAllBytes(file));
        return [.. document.RootElement.GetProperty("headers")
            .EnumerateObject()
            .Select(static header => (header.Name, header.Value.GetString()!))];
    }
}
