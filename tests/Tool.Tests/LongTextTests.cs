using System.Text.Json.Nodes;
using SpanPack.Tests.Hostile;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary>Long text in <c>spanpack dump</c>: shortened, and said to be, unless all is asked for.</summary>
public sealed class LongTextTests
{
    private const int Length = 20_000;

    [Theory]
    [InlineData("tree", 1000)]
    [InlineData("json", 5000)]
    public async Task IsShortened_AndSaysHowMuchIsMissing(string output, int kept)
    {
        using var folder = new TestFolder();

        ToolResult run = await ToolCall.RunAsync("dump", Write(folder), "--output", output);

        Assert.Equal(0, run.ExitCode);
        Assert.Contains($"{new string('x', kept)}... ({Length - kept:N0} more bytes)", run.Output, StringComparison.Ordinal);
        Assert.DoesNotContain(new string('x', kept + 1), run.Output, StringComparison.Ordinal);
        run.AssertOneErrorLine("1 long text shortened: --full shows all");
    }

    [Theory]
    [InlineData("tree")]
    [InlineData("json")]
    public async Task IsWhole_WhenAllIsAskedFor(string output)
    {
        using var folder = new TestFolder();

        ToolResult run = await ToolCall.RunAsync("dump", Write(folder), "--output", output, "--full");

        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.Contains(new string('x', Length), run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Data_IsShortenedToo()
    {
        using var folder = new TestFolder();
        var span = new Span();
        span.SetMetaStruct("s", new byte[Length]);
        string payload = folder.Write("p.v0.4.msgpack",
            TraceConverter.ToBytes(new TracePayload { Format = TraceFormat.V04, Chunks = [new TraceChunk(new[] { span })] }));

        ToolResult run = await ToolCall.RunAsync("dump", payload, "--output", "json");

        string value = JsonNode.Parse(run.Output)!["traces"]![0]![0]!["meta_struct"]!["s"]!.GetValue<string>();
        Assert.EndsWith("... (15,000 more bytes)", value, StringComparison.Ordinal);
    }

    [Fact]
    public async Task ACharacterIsNeverCutInTwo()
    {
        using var folder = new TestFolder();
        var span = new Span { Resource = "x" + string.Concat(Enumerable.Repeat("\U0001f680", 3000)) };
        string payload = folder.Write("p.v0.4.msgpack",
            TraceConverter.ToBytes(new TracePayload { Format = TraceFormat.V04, Chunks = [new TraceChunk(new[] { span })] }));

        ToolResult run = await ToolCall.RunAsync("dump", payload, "--output", "json");

        string resource = JsonNode.Parse(run.Output)!["traces"]![0]![0]!["resource"]!.GetValue<string>();
        Assert.EndsWith("\U0001f680... (2,004 more bytes)", resource, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Waterfall_HasTheFirstSpans_AndSaysHowManyMoreThereAre()
    {
        using var folder = new TestFolder();
        string payload = folder.Write("p.v0.4.msgpack", HostileShapes.Get("v0.4-chunks-of-an-empty-span").Make(2 * 12_000));

        ToolResult run = await ToolCall.RunAsync("dump", payload, "--output", "waterfall");

        Assert.Equal(0, run.ExitCode);
        run.AssertOneErrorLine("spans not drawn, after the first 10,000: --trace or --service shows fewer");
    }

    private static string Write(TestFolder folder) => folder.Write("p.v0.4.msgpack", HostileShapes.Get("v0.4-one-text").Make(Length));
}
