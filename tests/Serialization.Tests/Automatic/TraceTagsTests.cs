using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Automatic;

/// <summary>Tags of a trace: propagated ones on the first span of every chunk, others on the local root.</summary>
public sealed class TraceTagsTests
{
    private readonly TraceTags _tags = new() { ["_dd.p.ts"] = "02", ["flow"] = "checkout" };

    [Fact]
    public void Propagated_GoOnTheFirstSpan_OthersOnTheLocalRoot()
    {
        Span[] spans = [Example.Child(2, 1), Example.Root(1), Example.Child(3, 1)];
        Node[] written = Example.Write(new TraceChunk(spans) { TraceTags = _tags });

        Assert.Equal("02", written[0]["meta"]["_dd.p.ts"].Text);
        Assert.Equal("checkout", written[1]["meta"]["flow"].Text);
        Assert.Equal([true, false, false], written.Select(static span => span["meta"].Has("_dd.p.ts")));
        Assert.Equal([false, true, false], written.Select(static span => span["meta"].Has("flow")));
    }

    [Fact]
    public void ATagOfTheTrace_ReplacesTheUsersTextAndNumber()
    {
        Span root = Example.Root(1);
        root.SetTag("flow", "the user's");
        root.SetMetric("_dd.p.ts", 5);
        Node written = Example.Write(new TraceChunk(root) { TraceTags = _tags })[0];

        Assert.Equal("checkout", written["meta"]["flow"].Text);
        Assert.Equal("02", written["meta"]["_dd.p.ts"].Text);
        Assert.False(written["metrics"].Has("_dd.p.ts"));
    }

    [Theory]
    [InlineData(TagNames.GitCommitSha, "0a1b2c")]
    [InlineData(TagNames.GitRepositoryUrl, "https://example.org/shop.git")]
    [InlineData(TagNames.ProcessTags, "entrypoint.name:shop")]
    [InlineData(TagNames.Environment, "prod")]
    [InlineData(TagNames.Language, "dotnet")]
    public void ATagOfTheProcess_ReplacesTheTraces(string name, string value)
    {
        var tags = new TraceTags { [name] = "the trace's" };
        Node written = Example.Write(new TraceChunk(Example.Root(1)) { TraceTags = tags }, isFirstOfPayload: true)[0];

        Assert.Equal(value, written["meta"][name].Text);
    }

    [Fact]
    public void ARemovedTag_IsNotWritten_AndAnEmptyOneIs()
    {
        _tags["flow"] = null;
        _tags["_dd.p.ts"] = "";
        Node written = Example.Write(new TraceChunk(Example.Root(1)) { TraceTags = _tags })[0];

        Assert.False(written["meta"].Has("flow"));
        Assert.Equal("", written["meta"]["_dd.p.ts"].Text);
    }

    [Fact]
    public void ManyTags_AreAllWritten()
    {
        var tags = new TraceTags();
        for (int i = 0; i < 100; i++) tags[$"_dd.p.{i}"] = $"{i}";
        Node meta = Example.Write(new TraceChunk(Example.Root(1)) { TraceTags = tags })[0]["meta"];

        for (int i = 0; i < 100; i++)
        {
            Assert.Equal($"{i}", tags[$"_dd.p.{i}"]);
            Assert.Equal($"{i}", meta[$"_dd.p.{i}"].Text);
        }
    }
}
