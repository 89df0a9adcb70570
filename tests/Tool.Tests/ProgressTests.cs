using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary>The line that says how far long work is.</summary>
public class ProgressTests
{
    public static TheoryData<string, string> SlowWork => new()
    {
        { $"convert - /dev/null --to v0.7", "convert, 1 s: reading standard input" },
        { $"diff - {Vectors.FewTags}", "diff, 1 s: reading standard input" },
        { $"diff {Vectors.FewTags} -", "diff, 1 s: reading standard input" },
    };

    [Theory]
    [MemberData(nameof(SlowWork))]
    public async Task Terminal_ShowsItUntilTheWorkIsDone(string command, string progress)
    {
        ToolResult run = await ToolProcess.ShellAsync($"script -qec \"bash -c \\\"(sleep 2.5; cat '{Vectors.FewTags}') | $TOOL {command}\\\"\" /dev/null");

        Assert.Equal(0, run.ExitCode);
        Assert.Contains("\r" + progress, run.Output, StringComparison.Ordinal);
        string[] lines = [.. run.Output.Split('\n').Select(WhatIsLeft)];
        Assert.Contains("spanpack: standard input taken as v0.4", lines);
        Assert.DoesNotContain(lines, line => line.Contains(progress[..8], StringComparison.Ordinal));
    }

    [Theory]
    [MemberData(nameof(SlowWork))]
    public async Task Pipe_HasNone(string command, string progress)
    {
        ToolResult run = await ToolProcess.ShellAsync($"(sleep 1.5; cat '{Vectors.FewTags}') | $TOOL {command}");

        Assert.Equal(0, run.ExitCode);
        Assert.DoesNotContain('\r', run.Output + run.Error);
        Assert.DoesNotContain(progress[..8], run.Output + run.Error, StringComparison.Ordinal);
    }

    // What a terminal shows of a line: each return goes back to its beginning.
    private static string WhatIsLeft(string line)
    {
        string shown = string.Empty;
        foreach (string part in line.Split('\r')) shown = part + (shown.Length > part.Length ? shown[part.Length..] : string.Empty);
        return shown.TrimEnd();
    }
}
