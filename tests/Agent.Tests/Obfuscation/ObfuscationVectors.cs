using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace SpanPack.Agent.Tests;

/// <summary>The cases of <c>tests/vectors/obfuscation</c>: its README says what they are.</summary>
internal static class ObfuscationVectors
{
    private static readonly UTF8Encoding s_strict = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    internal static IEnumerable<JsonObject> Read(string file)
    {
        string path = Path.Combine(VectorFolder.Path, "obfuscation", file);
        return JsonNode.Parse(File.ReadAllBytes(path))!["cases"]!.AsArray().Select(node => node!.AsObject());
    }

    /// <summary>A text of a case; null for bytes that are not UTF-8, which no string has.</summary>
    internal static string? Text(JsonNode? node)
    {
        if (node is null) return null;
        if (node.GetValueKind() == JsonValueKind.String) return node.GetValue<string>();
        if (node["rle"] is { } parts)
            return string.Concat(parts.AsArray().SelectMany(part =>
                Enumerable.Repeat(part![0]!.GetValue<string>(), part[1]!.GetValue<int>())));
        try
        {
            return s_strict.GetString(Convert.FromBase64String(node["b64"]!.GetValue<string>()));
        }
        catch (DecoderFallbackException)
        {
            return null;
        }
    }
}
