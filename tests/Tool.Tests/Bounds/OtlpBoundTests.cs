using System.Text;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests.Bounds;

/// <summary>
/// What commands do with collectors' files that would take far more memory, time or output than their size lets expect.
/// <c>tests/nightly-bounds.sh</c> tries all.
/// </summary>
public sealed class OtlpBoundTests
{
    private const int FileBytes = 6_000_000;
    private const long MaxPeakBytes = 500_000_000;

    private static readonly TimeSpan s_limit = TimeSpan.FromMinutes(5);

    private static readonly TheoryData<string, string> s_cases = new()
    {
        { "empty-spans", "dump" },
        { "array-elements", "diff" },
        { "traces-of-a-span", "convert-v0.4" },
        { "empty-spans", "diff" },
        { "empty-events", "dump" },
        { "empty-links", "stats" },
        { "large-resource", "convert-v0.5" },
        { "many-shared-tags", "stats" },
    };

    /// <summary>Gets a shape, and the command that takes it. Each is a process of seconds: two in every run.</summary>
    public static IEnumerable<object[]> Cases => s_cases.Take(Dose.OfCases(2));

    [MemoryTheory]
    [MemberData(nameof(Cases))]
    public async Task Memory_IsBounded(string shape, string command)
    {
        using var folder = new TestFolder();
        string file = folder.Write("hostile.json", OtlpShapes.Make(shape, FileBytes));

        MeasuredProcess run = await MeasuredProcess.RunAsync(s_limit,
            BoundedCommand.All.Single(one => one.Name == command).Arguments(file, Path.Combine(folder.Path, "output")));

        Assert.True(run.ExitCode is 0 or 1, run.Error);
        Assert.InRange(run.PeakBytes, 1, MaxPeakBytes);
    }

    [Fact]
    public async Task ManySpansOfOneTrace_AreRefusedWithTheBound()
    {
        using var folder = new TestFolder();

        ToolResult run =
            await ToolCall.RunAsync("dump", folder.Write("hostile.json", OtlpShapes.Make("empty-spans", 1_000_000)), "--from", "otlp-json");

        Assert.Equal((1, string.Empty), (run.ExitCode, run.Output));
        run.AssertOneErrorLine("hostile.json: refused at line 1: the spans of one trace would take more than 47,");
        run.AssertOneErrorLine("; split it");
    }

    [Fact]
    public async Task Convert_WritesNoMoreThanMaxOutput()
    {
        using var folder = new TestFolder();
        string file =
            folder.Write("hostile.json", Encoding.UTF8.GetBytes(OtlpShapes.LargeResource(100_000, 254_000, new string(' ', 75) + "{}"))),
        output = Path.Combine(folder.Path, "out");

        ToolResult run = await ToolCall.RunAsync("convert", file, output, "--from", "otlp-json", "--to", "v0.4");
        ToolResult more = await ToolCall.RunAsync("convert", file, output, "--from", "otlp-json", "--to", "v0.4", "--max-output", "300MB");

        Assert.Equal((1, 0), (run.ExitCode, more.ExitCode));
        run.AssertOneErrorLine("hostile.json: as v0.4, the format that it is read in, it would be larger than 66,");
        run.AssertOneErrorLine("--max-output");
        Assert.InRange(new FileInfo(output).Length, 150_000_000, 300_000_000);
    }

    [Fact]
    public async Task NoSpanIsLost()
    {
        using var folder = new TestFolder();
        string file = folder.Write("traces.json", OtlpShapes.Make("traces-of-a-span", 1_000_000)),
        output = Path.Combine(folder.Path, "out");

        ToolResult run = await ToolCall.RunAsync("convert", file, output, "--to", "v1.0", "--from", "otlp-json");

        Assert.Equal(0, run.ExitCode);
        string text = await File.ReadAllTextAsync(file);
        Assert.Equal(text.Split("traceId").Length - 1,
            TracePayloadReader.Read(await File.ReadAllBytesAsync(output), TraceFormat.V1).SpanCount);
    }
}
