using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

public class DiffTests
{
    [Fact]
    public async Task SamePayload_IsExitCode0()
    {
        ToolResult run = await ToolCall.RunAsync("diff", Vectors.Chain60, Vectors.Chain60, "--ids", "--times", "--process-tags");

        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.EndsWith("60 spans the same, 0 different, 0 only in A, 0 only in B\n", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Differences_AreNamed()
    {
        using var folder = new TestFolder();
        string a = folder.Write("a", Payload(tag: "1", extra: "only.a", id: 1, processId: 7));
        string b = folder.Write("b", Payload(tag: "2", extra: "only.b", id: 2, processId: 8));
        ToolResult run = await ToolCall.RunAsync("diff", a, b, "--process-tags");

        Assert.Equal(1, run.ExitCode);
        Assert.Contains(
            "s root r > s child r\n  ~ tag k: \"1\" -> \"2\"\n  - tag only.a: \"x\"\n  + tag only.b: \"x\"\n  ~ tag process_id: 7 -> 8\n",
                run.Output, StringComparison.Ordinal);
        Assert.Contains("1 span the same, 1 different, 0 only in A, 0 only in B\n", run.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1, "--ids")]
    [InlineData(1, "--times")]
    [InlineData(1, "--process-tags")]
    public async Task IdsTimesAndProcess_CountWhenAskedFor(int exitCode, params string[] options)
    {
        using var folder = new TestFolder();
        string a = folder.Write("a", Payload("1", "e", id: 1, processId: 7));
        string b = folder.Write("b", Payload("1", "e", id: 2, processId: 8));
        ToolResult run = await ToolCall.RunAsync(["diff", a, b, .. options]);

        Assert.Equal(exitCode, run.ExitCode);
    }

    [Fact]
    public async Task SpanMoreOrLess_IsOfOneSide()
    {
        using var folder = new TestFolder();
        string few = folder.Write("a", Payload("1", "e", 1, 7)), more = folder.Write("b", Payload("1", "e", 1, 7, children: 3));
        ToolResult run = await ToolCall.RunAsync("diff", few, more);

        Assert.Equal(1, run.ExitCode);
        Assert.Contains("only in B, 2 times: s root r > s child r\n", run.Output, StringComparison.Ordinal);
        Assert.EndsWith("2 spans the same, 0 different, 0 only in A, 2 only in B\n", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task UnsignedTimes_AreNotNegative()
    {
        var span = new Span { SpanId = 1, Service = "s", Name = "n", Resource = "r", Start = 1L << 62 };
        byte[] body = TraceConverter.ToBytes(new TracePayload { Format = TraceFormat.V1, Chunks = [new TraceChunk(span) { TraceId = 7 }] });
        byte[] late = [.. body];
        WideNumbers.Replace(late, 1UL << 63);
        using var folder = new TestFolder();
        ToolResult run = await ToolCall.RunAsync("diff", folder.Write("a.v1.0", body), folder.Write("b.v1.0", late), "--times");

        Assert.Contains("  ~ start: 4611686018427387904 -> 9223372036854775808\n", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task StandardInputTwice_IsWrongUse() => Assert.Equal(2, (await ToolCall.RunAsync("diff", "-", "-")).ExitCode);

    [Fact]
    public async Task Rubbish_IsRefused()
    {
        using var folder = new TestFolder();
        ToolResult run = await ToolCall.RunAsync("diff", Vectors.FewTags, folder.Write("x.v0.4.msgpack", [0xC1]));

        Assert.Equal(1, run.ExitCode);
        run.AssertOneErrorLine("refused at offset 0");
    }

    private static byte[] Payload(string tag, string extra, ulong id, int processId, int children = 1)
    {
        var spans = new List<Span> { NewSpan("root", id, 0, trace: id) };
        for (int i = 0; i < children; i++)
        {
            Span child = NewSpan("child", id + 100 + (ulong)i, id, trace: id);
            child.SetTag("k", tag);
            child.SetTag(extra, "x");
            child.SetMetric("process_id", processId);
            spans.Add(child);
        }

        using var writer = new TracePayloadWriter(TraceFormat.V04, TracePayloadWriterOptions.Verbatim);
        Assert.True(writer.TryAppend(new TraceChunk(spans.ToArray())));
        return writer.Complete().ToArray();
    }

    private static Span NewSpan(string name, ulong id, ulong parent, ulong trace)
        => new()
        {
            TraceId = trace, SpanId = id, ParentId = parent, Service = "s", Name = name, Resource = "r",
            Start = 1_700_000_000_000_000_000
            + (long)trace, Duration = 1
        };
}
