namespace SpanPack.Agent.Tests;

/// <summary>The tags of <c>DD_TAGS</c> on spans that the program makes itself.</summary>
public sealed class GlobalTagTests
{
    private static readonly Dictionary<string, Func<SpanTags?>> s_classes = new()
    {
        ["no class"] = static () => null,
        ["a class without the name"] = static () => new StatementTagClass(),
        ["a class with the name as text"] = static () => new TeamTags(),
        ["a class with the name as number"] = static () => new TeamNumberTags(),
        ["a class with the name as constant"] = static () => new TeamConstantTags(),
    };

    private static readonly Dictionary<string, Action<Span>> s_values = new()
    {
        ["no value"] = static _ => { },
        ["a text"] = static span => span.SetTag("team", "own"),
        ["a text that was removed"] = static span =>
        {
            span.SetTag("team", "own");
            span.SetTag("team", null);
        },
        ["a number"] = static span => span.SetMetric("team", 7),
        ["a number that was removed"] = static span =>
        {
            span.SetMetric("team", 7);
            span.SetMetric("team", null);
        },
        ["a Boolean"] = static span => span.SetAttribute("team", true),
        ["a structure"] = static span => span.SetMetaStruct("team", [0x80]),
    };

    [Fact]
    public async Task SpansGetTheTagsOfTheProcess()
    {
        await using var agent = new TraceAgent();
        Span span =
            await WriteAsync(agent, new Span { TraceId = 1, SpanId = 2, Name = "by hand", Service = "shop", Start = 1, Duration = 1 });

        Assert.Equal(("x", "eu", "a", "p"), (span.GetTag("team"), span.GetTag("region"), span.GetTag("zone"), span.GetTag("pod_name")));
    }

    [Fact]
    public async Task TagsOfTheSpan_Stay()
    {
        var own = new Span { TraceId = 1, SpanId = 2, Name = "by hand", Service = "shop", Start = 1, Duration = 1 };
        own.SetTag("team", "own");
        own.SetMetric("region", 7);
        own.SetAttribute("zone", true);
        await using var agent = new TraceAgent();
        Span span = await WriteAsync(agent, own);

        Assert.Equal(("own", 7d, "p"), (span.GetTag("team"), span.GetMetric("region"), span.GetTag("pod_name")));
        Assert.Equal("true", span.GetTag("zone"));
    }

    public static IEnumerable<object[]> Cases
        => s_classes.Keys.SelectMany(static _ => s_values.Keys, static (tags, value) => new object[] { tags, value });

    [Theory]
    [MemberData(nameof(Cases))]
    public void ATag_IsAddedWhereTheSpanHasNone(string tags, string value)
    {
        new GlobalTagList(new Dictionary<string, string> { ["zone"] = "b" }).AddTo(new TraceChunk(Make(tags, value))); // another list
        Span expected = Make(tags, value);
        if (expected.GetAttribute("team") is null) expected.SetTag("team", "x");
        if (expected.GetAttribute("region") is null) expected.SetTag("region", "eu");

        Span span = Make(tags, value);
        new GlobalTagList(new Dictionary<string, string> { ["team"] = "x", ["region"] = "eu" }).AddTo(new TraceChunk(span));
        Assert.Equal(Describe(expected), Describe(span));
    }

    private static Span Make(string tags, string value)
    {
        var span = new Span { TraceId = 1, SpanId = 2, Tags = s_classes[tags]() };
        span.SetTag("other", "text");
        s_values[value](span);
        return span;
    }

    private static string Describe(Span span)
    {
        var facts = new List<string>();
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags()) facts.Add($"{tag.Key}: {tag.Value}");
        foreach (KeyValuePair<string, double> number in span.EnumerateMetrics()) facts.Add($"{number.Key}: {number.Value}");
        facts.AddRange(span.GetTypedAttributeNames().Select(name => $"{name}: {span.GetTypedAttribute(name)}"));
        facts.AddRange(span.GetMetaStructNames().Select(static name => $"{name}: bytes"));
        return $"{span.Tags} {string.Join(", ", facts.Order(StringComparer.Ordinal))}";
    }

    private static async Task<Span> WriteAsync(TraceAgent agent, Span span)
    {
        await using var writer = new AgentWriter(new AgentWriterOptions
        {
            Process = TestProcess.Describe(("DD_TAGS", "team:x,region:eu,zone:a,pod_name:p,version:1")),
            Client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(agent.Address) },
            Format = TraceFormat.V04,
        });
        writer.Write(new TraceChunk(new[] { span }));
        await writer.FlushAsync().InTime();
        return Chunks.Read(Assert.Single(agent.Traces)).Chunks[0].Spans[0];
    }
}
