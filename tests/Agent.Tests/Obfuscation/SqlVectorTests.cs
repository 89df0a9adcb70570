using System.Text.Json.Nodes;

namespace SpanPack.Agent.Tests;

/// <summary>Statements come out as those of the agent do.</summary>
public sealed class SqlVectorTests
{
    // The agent sends a part of each number, and takes Oracle's quotes for others.
    private static readonly Dictionary<string, string> s_differences = new()
    {
        ["SELECT 1_000"] = "SELECT ?", ["SELECT q'[it's]' FROM dual"] = "SELECT q ? FROM dual"
    };

    private static readonly JsonObject[] s_cases = [.. ObfuscationVectors.Read("sql.json")];

    [Fact]
    public void AllStatements_AreAlikeWithTheAgent()
    {
        int compared = 0;
        var wrong = new List<string>();
        foreach (JsonObject one in s_cases.Where(one => one["steps"] is null))
        {
            if (ObfuscationVectors.Text(one["in"]) is not { } statement) continue;
            string agent = one["error"] is null ? ObfuscationVectors.Text(one["out"])! : SqlStatements.NotReadable;
            string expected = s_differences.GetValueOrDefault(statement, agent);
            string made = new SqlStatements().Obfuscate(statement, hidesDoubleQuotes: false);
            compared++;
            if (made != expected) wrong.Add($"{one["id"]}: {statement}\n  agent {expected}\n  ours  {made}");
        }

        Assert.True(wrong.Count == 0, string.Join('\n', wrong));
        Assert.Equal(635, compared); // and 5 sequences; 5 that are not UTF-8 are no strings
    }

    [Fact]
    public void Sequences_AreAlikeWithTheAgent()
    {
        foreach (JsonObject one in s_cases.Where(one => one["steps"] is not null))
        {
            var statements = new SqlStatements();
            foreach (JsonNode? step in one["steps"]!.AsArray())
                Assert.Equal(step!["out"]!.GetValue<string>(),
                    statements.Obfuscate(step["in"]!.GetValue<string>(), hidesDoubleQuotes: false));
        }
    }

    [Fact]
    public void HiddenDoubleQuotes_AreTheOnlyDifference()
    {
        foreach (JsonObject one in s_cases.Where(one => one["steps"] is null))
        {
            if (ObfuscationVectors.Text(one["in"]) is not { } statement || statement.Contains('"', StringComparison.Ordinal)) continue;
            Assert.Equal(new SqlStatements().Obfuscate(statement, hidesDoubleQuotes: false),
                new SqlStatements().Obfuscate(statement, hidesDoubleQuotes: true));
        }
    }

    // By the rules of the agent, which are those for double quotes that stay.
    [Fact]
    public void SecondPass_ChangesNothing_ThatTheAgentsOwnLeavesAlone()
    {
        int changedByTheAgent = 0;
        foreach (JsonObject one in s_cases.Where(one => one["out"] is not null))
        {
            if (ObfuscationVectors.Text(one["in"]) is not { } statement) continue;
            string agent = ObfuscationVectors.Text(one["out"])!;
            string again = new SqlStatements().Obfuscate(agent, hidesDoubleQuotes: false);
            if (again != agent) changedByTheAgent++;
            string hidden = new SqlStatements().Obfuscate(statement, hidesDoubleQuotes: true);
            if (again == agent) Assert.Equal(hidden, new SqlStatements().Obfuscate(hidden, hidesDoubleQuotes: false));
        }

        Assert.Equal(30, changedByTheAgent);
    }
}
