using FsCheck.Fluent;

namespace SpanPack.Agent.Tests;

public sealed class ProcessTagTests
{
    [Fact]
    public void FoldersEntryPointAndService_AreSaid()
    {
        Assert.Equal("entrypoint.basedir:shop,entrypoint.name:shop.web.program,entrypoint.workdir:work_dir,svc.auto:shop.web",
            TestProcess.Describe().Tags.ProcessTagList);
        Assert.Equal("entrypoint.basedir:shop,entrypoint.name:shop.web.program,entrypoint.workdir:work_dir,svc.user:true",
            TestProcess.Describe(("DD_SERVICE", "x")).Tags.ProcessTagList);
    }

    [Theory]
    [InlineData("/", "")]
    [InlineData("", "")]
    [InlineData(null, "")]
    [InlineData("/a/!/", "")]
    [InlineData("/a/b:C,d", "entrypoint.workdir:b_c_d,")]
    [InlineData("b", "entrypoint.workdir:b,")]
    public void WhatIsNotKnown_IsNotSaid(string? folder, string expected)
        => Assert.Equal($"{expected}svc.user:true",
            ProcessTagList.Of(new ProgramFacts { CurrentDirectory = folder }, "shop", isServiceSet: true));

    [Fact]
    public void AnyNames_MakeAListThatIsReadBack()
        => Property.Holds(Texts.Of("a", "B", ",", ":", "/", " ", "entrypoint.name:").Two().ToArbitrary(), 300, static texts =>
        {
            (string name, string service) = texts;
            string list =
                ProcessTagList.Of(new ProgramFacts { EntryTypeName = name, BaseDirectory = service }, service, isServiceSet: false);

            string[][] pairs = [.. list.Split(',', StringSplitOptions.RemoveEmptyEntries).Select(static pair => pair.Split(':'))];
            Assert.All(pairs, static pair => Assert.True(pair.Length == 2 && pair[1].Length > 0));
            string[] keys = [.. pairs.Select(static pair => pair[0])];
            Assert.Equal(keys.Distinct().Order(StringComparer.Ordinal), keys);
            Assert.Equal(TagValueText.Normalize(service).Length > 0, keys.Contains("svc.auto"));
            Assert.Equal(TagValueText.Normalize(name).Length > 0, keys.Contains("entrypoint.name"));
        });

    [Fact]
    public void APayload_HasWhatTheProcessSays()
    {
        ProcessDescription described = TestProcess.Describe(("DD_ENV", "prod"), ("DD_VERSION", "2"), ("WEBSITE_SITE_NAME", "Shop"));
        Span[] spans = [.. Write(TraceFormat.V04, described).Chunks[0].Spans];

        Assert.Equal(described.Tags.ProcessTagList, spans[0].GetTag("_dd.tags.process"));
        Assert.Null(spans[1].GetTag("_dd.tags.process"));
        Assert.Equal((TestProcess.Commit, "https://git.example/shop.git"),
            (spans[0].GetTag("_dd.git.commit.sha"), spans[0].GetTag("_dd.git.repository_url")));
        Assert.All(spans,
            static span =>
                Assert.Equal(("prod", "dotnet", "Shop"), (span.GetTag("env"), span.GetTag("language"), span.GetTag("aas.site.name"))));
        Assert.Equal(("Shop.Web", "2"), (spans[0].Service, spans[0].GetTag("version")));
        Assert.Equal(described.Header.RuntimeId, spans[0].GetTag("runtime-id"));
    }

    [Theory]
    [InlineData(TraceFormat.V07)]
    [InlineData(TraceFormat.V1)]
    public void AHeader_HasWhatTheProcessSays(TraceFormat format)
    {
        using var roots = new TemporaryRoots($"0::/docker/{new string('a', 64)}\n");
        var described = new ProcessDescription(TestProcess.Variables(("DD_ENV", "prod"), ("DD_HOSTNAME", "h")),
            static () => TestProcess.Program, roots.Roots);
        TracePayloadHeader header = Write(format, described).Header;

        Assert.Equal((new string('a', 64), "dotnet", "prod", "h"),
            (header.ContainerId, header.LanguageName, header.Environment, header.HostName));
        Assert.Equal((described.Header.TracerVersion, described.Header.RuntimeId), (header.TracerVersion, header.RuntimeId));
        Assert.Equal(described.Tags.ProcessTagList, header.Attributes["_dd.tags.process"].ToString());
    }

    private static TracePayload Write(TraceFormat format, ProcessDescription described)
    {
        Span[] spans = [Span(11, 0), Span(12, 11)];
        using var writer =
            new TracePayloadWriter(format, new TracePayloadWriterOptions { ProcessTags = described.Tags, Header = described.Header });
        Assert.True(writer.TryAppend(new TraceChunk(spans) { SamplingPriority = SamplingPriority.AutoKeep }));
        return TracePayloadReader.Read(writer.Complete().Body, format);
    }

    private static Span Span(ulong id, ulong parent)
        => new()
        {
            TraceId = 10, SpanId = id, ParentId = parent, Name = "op", Resource = "r", Service = null, Start = 1700000000000000000,
            Duration = 1
        };
}
