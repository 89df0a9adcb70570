using System.Text.RegularExpressions;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary><c>--color</c>.</summary>
public partial class ColorTests
{
    private const string Green = "\e[32m", Red = "\e[31m", Yellow = "\e[33m", End = "\e[0m";

    private static readonly string[] s_others = ["diff " + Vectors.FewTags, "dump", "stats"];

    public static TheoryData<string> Commands => ["validate --strict", "dump -o waterfall", .. s_others.Take(Dose.OfCases(0))];

    [Theory]
    [MemberData(nameof(Commands))]
    public async Task Pipe_HasNoColoursUnlessTheyAreAskedFor(string command)
    {
        string[] arguments = [.. command.Split(' '), Vectors.Chain60];
        ToolResult plain = await ToolCall.RunAsync(arguments);
        ToolResult never = await ToolCall.RunAsync([.. arguments, "--color", "never"]);
        ToolResult always = await ToolProcess.RunAsync([.. arguments, "--color", "always"], [("NO_COLOR", "1")]);

        Assert.DoesNotContain('\e', plain.Output);
        Assert.Equal(plain.Output, never.Output);
        Assert.Contains('\e', always.Output);
        Assert.Equal(plain.Output, Colour().Replace(always.Output, string.Empty));
        // none goes on in the next line
        Assert.All(always.Output.Split('\n'), static line => Assert.Equal(Regex.Count(line, "\e\\["), 2 * Regex.Count(line, "\e\\[0m")));
    }

    [Theory]
    [InlineData("auto", "", true)]
    [InlineData("auto", "NO_COLOR=1", false)]
    [ThoroughData("never", "", false)]
    [InlineData("always", "NO_COLOR=1", true)]
    public async Task Terminal_HasColoursUnlessTheyAreUnwanted(string color, string variable, bool coloured)
    {
        ToolResult run = await ToolProcess.ShellAsync($"{variable} TERM=xterm-256color script -qec \"$TOOL validate '{Vectors.FewTags}' "
            + $"--color {color}\" /dev/null");

        Assert.Contains($"{Vectors.FewTags}: {(coloured ? Green : string.Empty)}accepted{(coloured ? End : string.Empty)} (v0.4",
            run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Never_LeavesATerminalAlone()
    {
        ToolResult run = await ToolProcess.ShellAsync($"TERM=xterm-256color script -qec \"$TOOL dump '{Vectors.FewTags}' -o waterfall "
            + "--color never\" /dev/null");

        Assert.Contains("web.request", run.Output, StringComparison.Ordinal);
        Assert.DoesNotMatch("\e\\[[0-9;]*m", run.Output);
    }

    [Fact]
    public async Task Validate_ColoursVerdictsAndFindings_NotPaths()
    {
        using var folder = new TestFolder();
        string refused = folder.Write("1.v0.4.msgpack", [0xC1]), odd = folder.Write("2.v0.4.msgpack", [0x91, 0x91, 0x80]);
        ToolResult run = await ToolCall.RunAsync("validate", "--strict", folder.Path, "--color", "always");

        Assert.Contains($"{refused}: {Red}refused{End} at offset 0", run.Output, StringComparison.Ordinal);
        Assert.Contains($"{odd}: {Green}accepted{End} (v0.4, 1 chunk", run.Output, StringComparison.Ordinal);
        Assert.Contains($"  [0][0].span_id: {Yellow}", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Diff_ColoursMarksAndNames_NotValues()
    {
        using var folder = new TestFolder();
        string a = folder.Write("a", Payload("1", "only.a", "one")), b = folder.Write("b", Payload("2", "only.b", "two"));
        ToolResult run = await ToolCall.RunAsync("diff", a, b, "--color", "always");

        Assert.Contains($"\n  {Yellow}~ tag k{End}: \"1\" -> \"2\"\n  {Red}- tag only.a{End}: \"x\"\n  {Green}+ tag only.b{End}: \"x\"\n",
            run.Output, StringComparison.Ordinal);
        Assert.Contains($"\n{Red}only in A{End}: s one r\n{Green}only in B{End}: s two r\n", run.Output, StringComparison.Ordinal);
    }

    private static byte[] Payload(string value, string tag, string second)
    {
        var span = new Span { TraceId = 1, SpanId = 1, Service = "s", Name = "first", Resource = "r" };
        span.SetTag("k", value);
        span.SetTag(tag, "x");
        using var writer = new TracePayloadWriter(TraceFormat.V04, TracePayloadWriterOptions.Verbatim);
        Assert.True(writer.TryAppend(new TraceChunk(new[] { span,
            new Span { TraceId = 1, SpanId = 2, Service = "s", Name = second, Resource = "r" } })));
        return writer.Complete().ToArray();
    }

    [GeneratedRegex("\e\\[[0-9;]*m")]
    private static partial Regex Colour();
}
