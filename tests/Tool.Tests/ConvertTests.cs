using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

public class ConvertTests
{
    [Theory]
    [InlineData("few_tags")]
    [InlineData("origin_remote_parent")]
    [InlineData("sampling_keep")]
    [InlineData("span_links.1")]
    [InlineData("span_events_native")]
    public async Task WhatIsNotLost_IsNoDifference(string name)
    {
        using var folder = new TestFolder();
        string source = Path.Combine(Vectors.Folder, "dd-trace-go", "v0.4", name + ".msgpack"), target = Path.Combine(folder.Path, "out");
        ToolResult run = await ToolCall.RunAsync("convert", source, target, "--to", "v0.7");
        ToolResult diff = await ToolCall.RunAsync("diff", source, target, "--ids", "--times");

        Assert.Equal((0, string.Empty), (run.ExitCode, run.Output));
        Assert.Contains("v0.4 to v0.7: ", run.Error, StringComparison.Ordinal);
        Assert.Contains("nothing was lost", run.Error, StringComparison.Ordinal);
        Assert.True(diff.ExitCode == 0, diff.Output);
        Assert.Equal(["out"], Directory.EnumerateFileSystemEntries(folder.Path).Select(Path.GetFileName));
    }

    /// <summary>Chunks are converted one by one, and their losses told together.</summary>
    [Fact]
    public async Task LossesOfSeveralChunks_AreALine_WithThePlaceOfTheFirst()
    {
        Span[] spans = [.. Enumerable.Range(1, 3).Select(static id => new Span { TraceId = (ulong)id, SpanId = 1 })];
        spans[1].SetMetaStruct("a", [0xc0]);
        spans[2].SetMetaStruct("b", [0xc0]);
        byte[] payload = TraceConverter.ToBytes(
            new TracePayload { Format = TraceFormat.V04, Chunks = [.. spans.Select(static span => new TraceChunk(span))] });

        ToolResult run = await ToolCall.RunAsync(["convert", "-", "-", "--from", "v0.4", "--to", "v0.5"], payload);

        Assert.Equal(0, run.ExitCode);
        Assert.EndsWith(
            "standard input:   dropped: meta_struct (2 times, first at [1][0].meta_struct[\"a\"]): the target has no structured data\n",
            run.Error, StringComparison.Ordinal);
    }

    [Fact]
    public async Task StandardInputAndOutput_AreTakenAsFiles()
    {
        ToolResult run =
            await ToolProcess.ShellAsync($"$TOOL convert - - --to v0.7 < '{Vectors.FewTags}' | $TOOL diff - '{Vectors.FewTags}' --times");

        Assert.Equal(0, run.ExitCode);
        Assert.Contains("standard input taken as v0.4", run.Error, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Folder_GoesToAFolderWithHeaders()
    {
        using var folder = new TestFolder();
        string source = Directory.CreateDirectory(Path.Combine(folder.Path, "in")).FullName, target = Path.Combine(folder.Path, "out");
        File.Copy(Vectors.FewTags, Path.Combine(source, "1.v0.4.msgpack"));
        File.Copy(Vectors.FewTags.Replace(".msgpack", ".headers.json", StringComparison.Ordinal), Path.Combine(source, "1.headers.json"));
        await File.WriteAllBytesAsync(Path.Combine(source, "2.v0.4.msgpack"), [0xC1]);
        ToolResult run = await ToolCall.RunAsync("convert", source, target, "--to", "v0.7");

        Assert.Equal(1, run.ExitCode);
        Assert.Contains("2.v0.4.msgpack: refused at offset 0", run.Error, StringComparison.Ordinal);
        Assert.Equal(["1.headers.json", "1.v0.7.msgpack"],
            Directory.EnumerateFiles(target).Select(Path.GetFileName).Order(StringComparer.Ordinal));
        SavedRequest request = SavedRequest.Read(Path.Combine(target, "1.headers.json"));
        byte[] body = await File.ReadAllBytesAsync(Path.Combine(target, "1.v0.7.msgpack"));
        Assert.Equal(("/v0.7/traces", body.Length, null, "go"),
            (request.Path, (int)request.BodyBytes, request.Status, TracePayloadReader.Read(body, TraceFormat.V07).Header.LanguageName));
    }

    [Fact]
    public async Task RefusedPayload_LeavesTheOldOutput()
    {
        using var folder = new TestFolder();
        string output = folder.Write("out", [1, 2, 3]);
        ToolResult run =
            await ToolCall.RunAsync("convert", folder.Write("in", [0x91]), output, "--to", "v0.7", "--from", "v0.4", "--force");

        Assert.Equal(1, run.ExitCode);
        run.AssertOneErrorLine("refused at offset");
        Assert.Equal([1, 2, 3], await File.ReadAllBytesAsync(output));
    }

    [Fact]
    public async Task FullDiskAndMissingFolder_AreOneLine()
    {
        ToolResult full = await ToolCall.RunAsync("convert", Vectors.FewTags, "/dev/full", "--to", "v0.7");
        ToolResult missing = await ToolCall.RunAsync("convert", Vectors.FewTags, "/no/such/folder/out", "--to", "v0.7");

        Assert.Equal((2, 2), (full.ExitCode, missing.ExitCode));
        Assert.Contains("No space left", full.Error, StringComparison.Ordinal);
        Assert.Contains("/no/such/folder", missing.Error, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("convert", "a", "b")]
    [InlineData("convert", "a", "--to", "v0.7")]
    [InlineData("convert", "a", "b", "--to", "v9")]
    [InlineData("convert", "no-such-file", "b", "--to", "v0.7")]
    public async Task WrongUse_IsExitCode2(params string[] arguments) => Assert.Equal(2, (await ToolCall.RunAsync(arguments)).ExitCode);
}
