using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Automatic;

/// <summary>What a process says of itself.</summary>
public sealed class ProcessRowTests
{
    [Fact]
    public void Language_IsOnEverySpan()
    {
        Node[] spans = Example.Write(new TraceChunk(new[] { Example.Root(1), Example.Child(2, 1) }), new ProcessTags());

        Assert.All(spans, static span => Assert.Equal("dotnet", span["meta"]["language"].Text));
    }

    [Fact]
    public void Environment_IsOnEverySpan_Version_OnThoseOfTheDefaultService_BaseService_OnOthers()
    {
        Span other = Example.Child(2, 1);
        other.Service = "stock";
        Span upper = Example.Child(3, 1);
        upper.Service = "SHOP";
        Node[] spans = Example.Write(new TraceChunk(new[] { Example.Root(1), other, upper }));

        Assert.All(spans, static span => Assert.Equal("prod", span["meta"]["env"].Text));
        Assert.Equal(["1.0", null, "1.0"], spans.Select(static span => Text(span, "version")));
        Assert.Equal([null, "shop", null], spans.Select(static span => Text(span, "_dd.base_service")));
    }

    [Theory]
    [InlineData(null)]
    [InlineData("")]
    [InlineData("  ")]
    public void WhatIsNotSet_IsLeftOut(string? value)
    {
        var process = new ProcessTags
        {
            Service = value,
            Environment = value,
            Version = value,
            RuntimeId = value,
            ProcessId = 0,
            ProcessTagList = value,
            GitCommitSha = value,
            GitRepositoryUrl = value,
        };
        Node span = Example.Write(new TraceChunk(Example.Root(1)) { Origin = value }, process, isFirstOfPayload: true)[0];

        Assert.Equal(["language"], span["meta"].Keys);
        Assert.Equal(["_dd.top_level"], span["metrics"].Keys);
    }

    [Fact]
    public void AChunk_OverridesServiceEnvironmentAndVersion_AndEmptyMeansNone()
    {
        Span span = Example.Root(1);
        span.Service = null;
        Node other = Example.Write(new TraceChunk(span) { Service = "stock", Environment = "test", Version = "2" })[0];
        Assert.Equal(("stock", "test", "2"), (other["service"].Text, Text(other, "env"), Text(other, "version")));

        Node none = Example.Write(new TraceChunk(span) { Environment = "", Version = "" })[0];
        Assert.Equal(("shop", null, null), (none["service"].Text, Text(none, "env"), Text(none, "version")));
    }

    [Fact]
    public void ManyServices_AreAllEncodedRight()
    {
        var formatter = new SpanMessagePackFormatter(Example.Process);
        for (int round = 0; round < 2; round++)
        {
            for (int i = 0; i < 40; i++)
            {
                byte[] chunk = Written.Chunk(formatter, new TraceChunk(Example.Root(1)) { Service = $"s{i}", Version = $"{i}" });
                Assert.Equal($"s{i}", PlainMessagePack.Decode(chunk)[0]["meta"]["_dd.base_service"].Text);
            }
        }
    }

    [Fact]
    public void RuntimeId_AndTopLevel_AreOnTopLevelSpans_ButNotInAgentlessCi()
    {
        Span[] spans = [Example.Root(1), Example.Child(2, 1), Example.Child(3, 1), Example.Child(4, 99), Example.Child(5, 1)];
        spans[2].Service = "stock";
        spans[4].ParentService = "stock";
        Node[] written = Example.Write(new TraceChunk(spans));
        bool[] expected = [true, false, true, true, true];

        Assert.Equal(expected, written.Select(static span => span["meta"].Has("runtime-id")));
        Assert.Equal(expected, written.Select(static span => span["metrics"].Has("_dd.top_level")));
        Assert.Equal(1, written[0]["metrics"]["_dd.top_level"].Float64);

        Node[] agentless = Example.Write(new TraceChunk(spans), new ProcessTags { IsAgentlessCi = true });
        Assert.DoesNotContain(agentless, static span => span["meta"].Has("runtime-id") || span["metrics"].Has("_dd.top_level"));
    }

    [Fact]
    public void ProcessId_IsOnLocalRoots()
    {
        Span local = Example.Child(2, 99);
        local.IsLocalRoot = true;
        Node[] written = Example.Write(new TraceChunk(new[] { Example.Root(1), local, Example.Child(3, 1) }));

        Assert.Equal([true, true, false], written.Select(static span => span["metrics"].Has("process_id")));
        Assert.Equal(4711, written[0]["metrics"]["process_id"].Float64);
    }

    [Fact]
    public void ProcessTags_AreOncePerPayload_Git_OnTheFirstSpanOfEveryChunk()
    {
        var chunk = new TraceChunk(new[] { Example.Root(1), Example.Child(2, 1) });
        Node[] first = Example.Write(chunk, isFirstOfPayload: true);
        Node[] later = Example.Write(chunk);

        Assert.Equal("entrypoint.name:shop", Text(first[0], "_dd.tags.process"));
        Assert.All([first[1], later[0], later[1]], static span => Assert.Null(Text(span, "_dd.tags.process")));
        foreach (Node[] spans in (Node[][])[first, later])
        {
            Assert.Equal(("0a1b2c", "https://example.org/shop.git"),
                (Text(spans[0], "_dd.git.commit.sha"), Text(spans[0], "_dd.git.repository_url")));
            Assert.False(spans[1]["meta"].Has("_dd.git.commit.sha"));
        }
    }

    internal static string? Text(Node span, string name) => span["meta"].Has(name) ? span["meta"][name].Text : null;
}
