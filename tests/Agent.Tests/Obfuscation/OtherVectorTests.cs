using System.Text.Json.Nodes;

namespace SpanPack.Agent.Tests;

/// <summary>Commands of Redis and queries in JSON come out as those of the agent do.</summary>
public sealed class OtherVectorTests
{
    private static readonly JsonObject[] s_cases = [.. ObfuscationVectors.Read("other.json")];

    [Fact]
    public void Resources_OfRedis_AreAlikeWithTheAgent() => Compare("redis", "quantized", RedisCommands.Quantize, 219);

    [Fact]
    public void Commands_OfRedis_AreAlikeWithTheAgent() => Compare("redis", "obfuscated", RedisCommands.Obfuscate, 219);

    [Fact]
    public void Queries_InJson_AreAlikeWithTheAgent()
    {
        foreach (string system in new[] { "mongodb", "elasticsearch", "opensearch" }) Compare("json", system, JsonQueries.Obfuscate, 80);
    }

    private static void Compare(string kind, string field, Func<string, string> obfuscate, int count)
    {
        var wrong = new List<string>();
        int compared = 0;
        foreach (JsonObject one in s_cases.Where(one => one["kind"]!.GetValue<string>().StartsWith(kind, StringComparison.Ordinal)))
        {
            if (ObfuscationVectors.Text(one["in"]) is not { } text || ObfuscationVectors.Text(one[field]) is not { } expected) continue;
            compared++;
            string made = obfuscate(text);
            if (made != expected) wrong.Add($"{one["id"]}: {text}\n  agent {expected}\n  ours  {made}");
        }

        Assert.True(wrong.Count == 0, string.Join('\n', wrong));
        Assert.Equal(count, compared);
    }
}
