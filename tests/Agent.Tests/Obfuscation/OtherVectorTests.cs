using System.Text.Json.Nodes;

namespace SpanPack.Agent.Tests;

/// <summary>Commands of Redis and queries in JSON come out as those of the agent do.</summary>
public sealed class OtherVectorTests
{
    // The agent does not know these flags, and sends the value.
    private static readonly Dictionary<string, string> s_differences = new()
    {
        ["ZADD k GT 1 a"] = "ZADD k GT 1 ?", ["GEOADD k NX 1 2 m"] = "GEOADD k NX 1 2 ?"
    };

    private static readonly JsonObject[] s_cases = [.. ObfuscationVectors.Read("other.json")];

    [Fact]
    public void Resources_OfRedis_AreAlikeWithTheAgent() => Compare("redis", "quantized", RedisCommands.Quantize, 219);

    [Fact]
    public void Commands_OfRedis_AreAlikeWithTheAgent() => Compare("redis", "obfuscated", RedisCommands.Obfuscate, 219);

    [Theory]
    [InlineData("zadd k nx ch 1 hunter2 2 hunter2", "zadd k nx ch 1 ? 2 ?")]
    [InlineData("ZADD k LT INCR 1 hunter2", "ZADD k LT INCR 1 ?")]
    [InlineData("MIGRATE host 6379 k 0 5000 COPY AUTH hunter2 REPLACE", "MIGRATE host 6379 k 0 5000 COPY AUTH ? REPLACE")]
    [InlineData("migrate host 6379 AUTH 0 5000 auth2 user hunter2 KEYS k", "migrate host 6379 AUTH 0 5000 auth2 ? ? KEYS k")]
    [InlineData("SENTINEL SET set auth-pass hunter2 quorum 2", "SENTINEL SET set auth-pass ? quorum ?")]
    [InlineData("SENTINEL CONFIG SET requirepass hunter2", "SENTINEL CONFIG SET requirepass ?")]
    [InlineData("SENTINEL MASTER mymaster", "SENTINEL MASTER mymaster")]
    [InlineData("GEOADD k xx CH 1 2 hunter2 3 4 hunter2", "GEOADD k xx CH 1 2 ? 3 4 ?")]
    [InlineData("CONFIG SET maxmemory 1 requirepass hunter2 save hunter2", "CONFIG SET maxmemory ? requirepass ? save ?")]
    [InlineData("CONFIG GET a requirepass", "CONFIG GET a requirepass")]
    [InlineData("BITFIELD k SET u8 0 hunter2 GET u8 1 SET u8 1 hunter2", "BITFIELD k SET u8 0 ? GET u8 1 SET u8 1 ?")]
    public void ValuesThatTheAgentMisses_AreHidden(string commands, string sent)
        => Assert.Equal(sent, RedisCommands.Obfuscate(commands));

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
            if (field == "obfuscated") expected = s_differences.GetValueOrDefault(text, expected);
            if (made != expected) wrong.Add($"{one["id"]}: {text}\n  agent {expected}\n  ours  {made}");
        }

        Assert.True(wrong.Count == 0, string.Join('\n', wrong));
        Assert.Equal(count, compared);
    }
}
