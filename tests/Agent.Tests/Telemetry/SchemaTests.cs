using System.Text.Json;
using System.Text.Json.Nodes;
using SpanPack.Agent.Tests.Schemas;

namespace SpanPack.Agent.Tests;

/// <summary>The check of bodies itself: what is wrong is found.</summary>
public sealed class SchemaTests
{
    private const string Header = """
        "api_version":"v2","tracer_time":1,"runtime_id":"r","seq_id":1,
        "application":{"service_name":"s","tracer_version":"1","language_name":"dotnet","language_version":"10"},"host":{"hostname":"h"}
        """;

    private static readonly Dictionary<string, string> s_payloads = new()
    {
        ["app-started"] =
            """{"configuration":[{"name":"a","value":"b","origin":"code","seq_id":1}],"products":{"appsec":{"enabled":true}}}""",
        ["app-dependencies-loaded"] = """{"dependencies":[{"name":"a","version":"1"}]}""",
        ["app-integrations-change"] = """{"integrations":[{"name":"a","enabled":true}]}""",
        ["app-endpoints"] = """{"is_first":true,"endpoints":[{"operation_name":"a","resource_name":"b"}]}""",
        ["generate-metrics"] = """{"series":[{"namespace":"tracers","metric":"m","type":"gauge","interval":10,"points":[[1,2]]}]}""",
        ["distributions"] = """{"series":[{"namespace":"tracers","metric":"m","points":[1,2.5]}]}""",
        ["logs"] = """{"logs":[{"message":"m","level":"ERROR","count":2}]}""",
    };

    public static TheoryData<string> Types => [.. s_payloads.Keys];

    public static TheoryData<string, string, string> Mutations => new()
    {
        { "app-started", "\"v2\"", "\"v3\"" },
        { "app-started", "\"seq_id\":1,\n", "\"seq_id\":0,\n" },
        { "app-started", "\"runtime_id\":\"r\",", "" },
        { "app-started", "\"hostname\":\"h\"", "" },
        { "app-started", "\"language_version\":\"10\"", "\"language_version\":10" },
        { "app-started", "\"origin\":\"code\",", "" },
        { "app-started", "\"value\":\"b\"", "\"value\":[]" },
        { "app-started", "{\"enabled\":true}", "true" },
        { "app-started", "\"app-started\"", "\"app-begun\"" },
        { "app-dependencies-loaded", "{\"name\":\"a\",\"version\":\"1\"}", "" },
        { "app-dependencies-loaded", "\"name\":\"a\",", "" },
        { "app-integrations-change", "\"enabled\":true", "\"enabled\":null" },
        { "app-endpoints", "\"resource_name\":\"b\"", "\"path\":\"b\"" },
        { "generate-metrics", "\"interval\":10,", "" },
        { "generate-metrics", "\"namespace\":\"tracers\",", "" },
        { "generate-metrics", "[[1,2]]", "[1,2]" },
        { "generate-metrics", "\"gauge\"", "\"level\"" },
        { "distributions", "\"namespace\":\"tracers\",", "" },
        { "distributions", "2.5", "\"2.5\"" },
        { "logs", "\"ERROR\"", "\"FATAL\"" },
        { "logs", "\"count\":2", "\"count\":2.5" },
    };

    [Theory]
    [MemberData(nameof(Types))]
    public void ValidBody_Fits(string type)
    {
        Assert.Empty(Validate(BodyOf(type)));
        Assert.Empty(Validate(BatchOf(BodyOf(type))));
    }

    [Theory]
    [MemberData(nameof(Mutations))]
    public void WhatIsWrong_IsFound(string type, string part, string wrong)
    {
        string body = BodyOf(type);
        Assert.Contains(part, body, StringComparison.Ordinal);
        string mutated = body.Replace(part, wrong, StringComparison.Ordinal);

        Assert.NotEmpty(Validate(mutated.Replace(",}", "}", StringComparison.Ordinal)));
    }

    [Fact]
    public void TooManyDependencies_AreFound()
    {
        string many = string.Join(',', Enumerable.Repeat("""{"name":"a"}""", 2001));

        Assert.Contains("maxItems",
            Assert.Single(Validate(BodyOf("app-dependencies-loaded").Replace("""{"name":"a","version":"1"}""", many,
                StringComparison.Ordinal))),
            StringComparison.Ordinal);
    }

    [Fact]
    public void WhatIsWrongInABatch_IsFound()
        => Assert.NotEmpty(Validate(BatchOf(BodyOf("logs").Replace("\"ERROR\"", "\"FATAL\"", StringComparison.Ordinal))));

    private static string BodyOf(string type)
        => $$"""{"request_type":"{{type}}",{{Header.ReplaceLineEndings("\n")}},"payload":{{s_payloads[type]}}}""";

    private static string BatchOf(string body)
    {
        JsonNode root = JsonNode.Parse(body)!;
        var message = new JsonObject { ["request_type"] = root["request_type"]!.DeepClone(), ["payload"] = root["payload"]!.DeepClone() };
        root["request_type"] = "message-batch";
        root["payload"] = new JsonArray(message);
        return root.ToJsonString();
    }

    private static IReadOnlyList<string> Validate(string body)
    {
        using var document = JsonDocument.Parse(body);
        return SchemaSet.Validate(SchemaSet.Telemetry, document.RootElement);
    }
}
