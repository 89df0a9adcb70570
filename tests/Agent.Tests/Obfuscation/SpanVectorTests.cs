using System.Text.Json.Nodes;

namespace SpanPack.Agent.Tests;

/// <summary>Spans come out as those of the agent do, but that more is hidden on spans of which the agent does not know the type.</summary>
public sealed class SpanVectorTests
{
    [Fact]
    public void Spans_AreAlikeWithTheAgent()
    {
        int alike = 0;
        var hidden = new List<string>();
        foreach (JsonObject one in ObfuscationVectors.Read("spans.json"))
        {
            JsonObject given = one["in"]!.AsObject(), expected = one["out"]!.AsObject();
            Span sent = new StatementTags().Redact(Make(given), isOwn: true);
            if (expected["resource"]!.ToString() != sent.Resource)
            {
                // the text of a statement that is hidden in its tag
                Assert.False(StatementNames.HasResource(sent.Type), one["id"]!.ToString());
                hidden.Add($"{one["id"]} resource");
            }

            // queries of URLs are not for this stage
            foreach ((string key, JsonNode? value) in given["meta"]!.AsObject().Where(static pair => pair.Key != "http.url"))
            {
                string? agent = expected["meta"]!.AsObject()[key]?.ToString();
                string ours = sent.GetTag(key)!;
                if (ours == (agent ?? "")) alike++; // the agent leaves out an empty sql.query
                else if (agent == value!.ToString() && StatementNames.KindOf(key) != StatementKind.None) hidden.Add(Check(given, key));
                else Assert.Fail($"{one["id"]} {key}: the agent makes {agent} of {value}, we {ours}.");
            }
        }

        Assert.Equal(74, hidden.Count); // 66 tags, and 8 resources with the text of one
        Assert.Equal(45, alike);
    }

    // The agent looks at tags of the span's type alone, and at none where the resource is empty.
    private static string Check(JsonObject given, string key)
    {
        string[] types = key switch
        {
            "redis.raw_command" => ["redis", "valkey"],
            "valkey.raw_command" => ["valkey"],
            "memcached.command" => ["memcached"],
            "mongodb.query" => ["mongodb"],
            "elasticsearch.body" or "opensearch.body" => ["elasticsearch", "opensearch"],
            _ => ["sql", "cassandra"],
        };
        Assert.True(given["resource"]!.ToString().Length == 0 || !types.Contains(given["type"]!.ToString()), $"{given}: {key}");
        return key;
    }

    private static Span Make(JsonObject given)
    {
        var span = new Span { Type = given["type"]!.ToString(), Resource = given["resource"]!.ToString() };
        foreach ((string key, JsonNode? value) in given["meta"]!.AsObject())
        {
            if (key != "http.url") span.SetTag(key, value!.ToString());
        }

        return span;
    }
}
