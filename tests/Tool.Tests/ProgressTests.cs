using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary>The line that says how far long work is.</summary>
public class ProgressTests
{
    public static TheoryData<string, string> SlowWork => new()
    {
        { $"convert - /dev/null --to v0.7", "convert, [0-9]+ s: reading standard input" },
        { $"diff - {Vectors.FewTags}", "diff, [0-9]+ s: reading standard input" },
        { $"diff {Vectors.FewTags} -", "diff, [0-9]+ s: reading standard input" },
    };

    [Theory]
    [MemberData(nameof(SlowWork))]
    public async Task Terminal_ShowsItUntilTheWorkIsDone(string command, string progress)
    {
        using var folder = new TestFolder();
        string shown = Path.Combine(folder.Path, "shown");
        string input = $"until grep -q 's: [r]eading standard input' '{shown}'; do sleep 0.1; done; cat '{Vectors.FewTags}'";
        ToolResult run = await ToolProcess.ShellAsync($"script -qfec \"bash -c \\\"({input}) | $TOOL {command}\\\"\" '{shown}'");

        Assert.Equal(0, run.ExitCode);
        Assert.Matches("\r" + progress, run.Output);
        string[] lines = [.. run.Output.Split('\n').Select(WhatIsLeft)];
        Assert.Contains("spanpack: standard input taken as v0.4", lines);
        Assert.DoesNotContain(lines, line => line.Contains(progress.Split(',')[0] + ", ", StringComparison.Ordinal));
    }

    [ShellFact("script")]
    public async Task Folder_ShowsTheShareThatIsDone()
    {
        using var folder = new TestFolder();
        string shown = Path.Combine(folder.Path, "shown");
        Directory.CreateDirectory(Path.Combine(folder.Path, "in"));
        folder.Write("in/1.v0.4.msgpack", await File.ReadAllBytesAsync(Vectors.FewTags));
        string second = $"until grep -q 's: [r]eading in/2' shown; do sleep 0.1; done; cat '{Vectors.FewTags}' > in/2.v0.4.msgpack";
        string line = $"mkfifo in/2.v0.4.msgpack; ({second}) & script -qfec \"$TOOL convert in out --to v0.7\" '{shown}'";
        ToolResult run = await ToolProcess.ShellAsync(line, folder.Path);

        Assert.Equal(0, run.ExitCode);
        Assert.Matches("\rconvert, [0-9]+ s: reading in/2.v0.4.msgpack, 1 of 2 files \\(50 %\\)", run.Output);
    }

    [Theory]
    [MemberData(nameof(SlowWork))]
    public async Task Pipe_HasNone(string command, string progress)
    {
        ToolResult run = await ToolProcess.ShellAsync($"(sleep 1.5; cat '{Vectors.FewTags}') | $TOOL {command}");

        Assert.Equal(0, run.ExitCode);
        Assert.DoesNotContain('\r', run.Output + run.Error);
        Assert.DoesNotContain(progress.Split(',')[0] + ", ", run.Output + run.Error, StringComparison.Ordinal);
    }

    // What a terminal shows of a line: each return goes back to its beginning.
    private static string WhatIsLeft(string line)
    {
        string shown = string.Empty;
        foreach (string part in line.Split('\r')) shown = part + (shown.Length > part.Length ? shown[part.Length..] : string.Empty);
        return shown.TrimEnd();
    }
}
