using System.Text.Json.Nodes;
using SpanPack.Tests.Hostile;
using SpanPack.Tool.Tests.Bounds;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary>
/// What commands do with payloads that would take far more memory or output than their size lets expect. <c>tests/nightly-bounds.sh</c>
/// tries all.
/// </summary>
public sealed class BoundTests
{
    private const long MaxPeakBytes = 500_000_000;

    private static readonly int s_payloadBytes = Dose.Of(ordinary: 2_500_000, full: 6_000_000);

    private static readonly TimeSpan s_limit = TimeSpan.FromMinutes(5);

    private static readonly TheoryData<string, string> s_cases = new()
    {
        { "v1.0-empty-spans", "stats" },
        { "v0.4-meta-keys", "diff" },
        { "v1.0-empty-spans", "convert-v0.4" },
        { "v1.0-empty-spans", "diff" },
        { "v1.0-empty-spans", "dump-waterfall" },
        { "v1.0-empty-events", "dump-json" },
        { "v1.0-one-resource", "stats" },
        { "v0.4-empty-spans", "dump-trace" },
    };

    /// <summary>Gets a shape, and the command that takes it. Each is a process of seconds: three in every run.</summary>
    public static IEnumerable<object[]> Cases => s_cases.Take(Dose.OfCases(3));

    [MemoryTheory]
    [Trait("Category", Dose.Category)]
    [MemberData(nameof(Cases))]
    public async Task Memory_IsBounded(string shape, string command)
    {
        using var folder = new TestFolder();
        HostileShape hostile = HostileShapes.Get(shape);
        string payload = folder.Write($"hostile.{hostile.Format.GetName()}.msgpack", hostile.Make(s_payloadBytes));

        MeasuredProcess run = await MeasuredProcess.RunAsync(s_limit,
            BoundedCommand.All.Single(one => one.Name == command).Arguments(payload, Path.Combine(folder.Path, "output")));

        Assert.True(run.ExitCode is 0 or 1, run.Error);
        Assert.InRange(run.PeakBytes, 1, MaxPeakBytes);
    }

    [Fact]
    public async Task Diff_OfManyEmptySpans_SaysItsBound()
    {
        using var folder = new TestFolder();
        string payload = folder.Write("hostile.v1.0.msgpack", HostileShapes.Get("v1.0-empty-spans").Make(1_000_000));

        ToolResult run = await ToolCall.RunAsync("diff", payload, payload);

        Assert.Equal(1, run.ExitCode);
        run.AssertOneErrorLine("hostile.v1.0.msgpack: its spans would take more than 48,000,");
        run.AssertOneErrorLine("bytes of memory, the bound for 1,000,00");
        run.AssertOneErrorLine("split it, or look at it with 'spanpack dump'");
    }

    [Fact]
    public async Task Dump_OfOneLargeSpan_EndsTheDocumentAndSaysItsBound()
    {
        using var folder = new TestFolder();
        string payload = folder.Write("hostile.v1.0.msgpack", HostileShapes.Get("v1.0-empty-events").Make(3_000_000));

        ToolResult run = await ToolCall.RunAsync("dump", payload, "--output", "json");

        Assert.Equal(1, run.ExitCode);
        run.AssertOneErrorLine("hostile.v1.0.msgpack: stopped at offset 0, chunks[0].spans[0]: it would take more than 100,000,000 bytes "
            + "of memory, the bound for one span");
        Assert.Contains("the bound for one span", JsonNode.Parse(run.Output)!["refused"]!["reason"]!.GetValue<string>(),
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task Stats_OfManyEmptySpans_LeavesOutSizes()
    {
        using var folder = new TestFolder();
        string payload = folder.Write("hostile.v1.0.msgpack", HostileShapes.Get("v1.0-empty-spans").Make(1_000_000));

        ToolResult run = await ToolCall.RunAsync("stats", payload);

        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.Contains("where the bytes are", run.Output, StringComparison.Ordinal);
        Assert.Contains("(no sizes in other formats: ", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Stats_OfOneTextInManySpans_SaysWhichSizesAreOverTheBound()
    {
        using var folder = new TestFolder();
        string payload = folder.Write("hostile.v1.0.msgpack", HostileShapes.Get("v1.0-one-resource").Make(107_000));

        ToolResult run = await ToolCall.RunAsync("stats", payload);

        Assert.Equal(0, run.ExitCode);
        Assert.Matches("v0\\.4 +over 64,85[0-9],[0-9]{3} ", run.Output);
        Assert.Matches("v0\\.5 +[0-9,]+ ", run.Output);
        Assert.Matches("xxxx[.]+ +17,8[0-9]{2} ", run.Output); // the text, and not the empty one before it in the table
    }

    [Theory]
    [InlineData("v0.4")]
    [InlineData("v0.7")]
    public async Task Convert_OfOneTextInManySpans_StopsAndLeavesWhatWasThere(string format)
    {
        using var folder = new TestFolder();
        string payload = folder.Write("hostile.v1.0.msgpack", HostileShapes.Get("v1.0-one-resource").Make(130_000)),
        output = folder.Write("out", [1, 2, 3]);

        ToolResult run = await ToolCall.RunAsync("convert", payload, output, "--to", format, "--force");

        Assert.Equal(1, run.ExitCode);
        run.AssertOneErrorLine($"hostile.v1.0.msgpack: as {format} it would be larger than 65,");
        run.AssertOneErrorLine("bytes; --max-output sets another limit");
        Assert.Equal([1, 2, 3], File.ReadAllBytes(output));
        Assert.Equal(2, Directory.GetFiles(folder.Path).Length);
    }

    [Theory]
    [InlineData("1")]
    [InlineData("1KB")]
    [InlineData("0.2KiB")]
    public async Task Convert_StopsAtMaxOutput(string limit)
    {
        using var folder = new TestFolder();
        string output = Path.Combine(folder.Path, "out");

        ToolResult run = await ToolCall.RunAsync("convert", Vectors.Chain60, output, "--to", "v0.7", "--max-output", limit);
        ToolResult more = await ToolCall.RunAsync("convert", Vectors.Chain60, output, "--to", "v0.7", "--max-output", "1GiB");

        Assert.Equal((1, 0), (run.ExitCode, more.ExitCode));
        run.AssertOneErrorLine("--max-output sets another limit");
    }

    [Theory]
    [InlineData("0")]
    [InlineData("-1")]
    [InlineData("much")]
    [InlineData("MB")]
    [InlineData("3GB")]
    public async Task MaxOutput_ThatIsNoNumberOfBytes_IsWrongUse(string limit)
    {
        ToolResult run = await ToolCall.RunAsync("convert", Vectors.Chain60, "out", "--to", "v0.7", "--max-output", limit);

        Assert.Equal(2, run.ExitCode);
        Assert.Contains($"'{limit}' is not a number of bytes", run.Error, StringComparison.Ordinal);
    }
}
