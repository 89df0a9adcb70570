using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary>
/// Standard streams that are closed, full or of the wrong kind. The runtime opens things of its own under the numbers of closed ones.
/// </summary>
[Trait("Category", Dose.Category)]
public class DescriptorTests
{
    // Each starts the program four or five times. The first of each is tried in every run.
    private static readonly string[] s_writing =
    [
        "dump PAYLOAD", "convert PAYLOAD - --to v1.0", "--help", "dump -o json PAYLOAD", "dump -o waterfall PAYLOAD", "validate PAYLOAD",
        "stats PAYLOAD", "diff PAYLOAD PAYLOAD", "completion bash", "dump --help", "--version",
    ];

    private static readonly TheoryData<string, int> s_speaking = new()
    {
        { "validate RUBBISH", 1 },
        { "convert PAYLOAD OUT --to v1.0", 0 },
        { "agent --port 0 --socket /no/such/folder/s", 1 },
        { "frob", 2 },
        { "dump no-such", 2 },
        { "diff", 2 },
        { "dump --from v9 x", 2 },
        { "stats RUBBISH --from v0.4", 1 },
        { "dump - < PAYLOAD", 0 },
        { "diff PAYLOAD RUBBISH", 1 },
        { "send PAYLOAD --url http://127.0.0.1:1", 1 },
    };

    private static readonly TheoryData<string, string, string> s_reading = new()
    {
        { "dump -", "<&-", "standard input is closed" },
        { "convert - OUT --to v1.0", "<&-", "standard input is closed" },
        { "dump -", "< /", "standard input: Is a directory" },
        { "validate -", "0> /dev/null", "standard input: " },
        { "validate -", "<&-", "standard input is closed" },
        { "stats -", "<&-", "standard input is closed" },
        { "diff - PAYLOAD", "<&-", "standard input is closed" },
        { "send - --url http://127.0.0.1:1", "<&-", "standard input is closed" },
    };

    private static readonly string[] s_environments =
    [
        "TERM=no-such-terminal HOME=/no/such TMPDIR=/no/such", "-u HOME -u PATH TMPDIR=/proc", "TERM=dumb", "TERM= COLUMNS=-1",
        "COLUMNS=0 LINES=0", "COLUMNS=99999999",
    ];

    // What the program prints in the environment of the tests.
    private static readonly Lazy<Task<ToolResult>> s_plain = new(static () => ToolProcess.ShellAsync(
        $"$TOOL dump '{Vectors.Chain60}' -o waterfall && $TOOL dump - --from v0.4 < '{Vectors.Chain60}'"));

    public static IEnumerable<object[]> Speaking => s_speaking.Take(Dose.Of(ordinary: 1, full: int.MaxValue, thorough: 2));

    public static IEnumerable<object[]> Reading => s_reading.Take(Dose.OfCases(4));

    public static TheoryData<string> Environments => [.. s_environments.Take(Dose.OfCases(2))];

    public static TheoryData<string> Writing => [.. s_writing[..Dose.Of(ordinary: 1, full: s_writing.Length, thorough: 2)]];

    [Theory]
    [MemberData(nameof(Speaking))]
    public async Task NoErrorStream_ChangesNothingElse(string command, int exitCode)
    {
        using var folder = new TestFolder();
        string line = Fill(command, folder);
        ToolResult spoken = await ToolProcess.ShellAsync($"$TOOL {line}");
        foreach (string error in new[] { "2>&-", "2>/dev/full", "2</dev/null" })
        {
            ToolResult run = await ToolProcess.ShellAsync($"rm -f '{folder.Path}/out'; $TOOL {line} {error}");

            Assert.Equal((exitCode, spoken.Output, string.Empty), (run.ExitCode, run.Output, run.Error));
        }

        Assert.Equal(exitCode, spoken.ExitCode);
        Assert.StartsWith("spanpack: ", spoken.Error, StringComparison.Ordinal);
        Assert.Equal(command.Contains("OUT", StringComparison.Ordinal), File.Exists(Path.Combine(folder.Path, "out")));
    }

    [Theory]
    [MemberData(nameof(Writing))]
    public async Task NoOutputStream_IsOneLine(string command)
    {
        using var folder = new TestFolder();
        string line = Fill(command, folder);
        ToolResult closed =
            await ToolProcess.ShellAsync($"$TOOL {line} 2> '{folder.Path}/e' >&-; code=$?; cat '{folder.Path}/e' >&2; exit $code");
        ToolResult full = await ToolProcess.ShellAsync($"$TOOL {line} > /dev/full");
        ToolResult readOnly = await ToolProcess.ShellAsync($"$TOOL {line} 1</dev/null");
        ToolResult both = await ToolProcess.ShellAsync($"$TOOL {line} >&- 2>&-");
        ToolResult none = await ToolProcess.ShellAsync($"$TOOL {line} <&- >&- 2>&-");

        Assert.Equal((2, 2, 2, 2, 2), (closed.ExitCode, full.ExitCode, readOnly.ExitCode, both.ExitCode, none.ExitCode));
        Assert.EndsWith("spanpack: standard output is closed\n", closed.Error, StringComparison.Ordinal);
        Assert.EndsWith("spanpack: standard output: No space left on device\n", full.Error, StringComparison.Ordinal);
        Assert.Contains("spanpack: standard output: ", readOnly.Error, StringComparison.Ordinal);
    }

    [Fact]
    public async Task NoStreamsAtAll_DoNotKeepAFileFromBeingConverted()
    {
        using var folder = new TestFolder();
        ToolResult run = await ToolProcess.ShellAsync($"$TOOL convert '{Vectors.Chain60}' out --to v1.0 <&- >&- 2>&- && $TOOL diff "
            + $"'{Vectors.Chain60}' out --ids --times > /dev/null",
            folder.Path);

        Assert.Equal(0, run.ExitCode);
    }

    [Theory]
    [MemberData(nameof(Reading))]
    public async Task InputThatCannotBeRead_IsOneLine(string command, string input, string reason)
    {
        using var folder = new TestFolder();
        ToolResult run = await ToolProcess.ShellAsync($"$TOOL {Fill(command, folder)} {input}");

        Assert.Equal((2, string.Empty), (run.ExitCode, run.Output));
        run.AssertOneErrorLine(reason);
    }

    [ShellFact("script")]
    public async Task TerminalAsInput_IsSaid()
    {
        ToolResult run = await ToolProcess.ShellAsync("(while sleep 0.2 && printf '\\004'; do :; done 2>/dev/null) | script -qec \"$TOOL "
            + "validate - --from v0.4\" /dev/null");

        Assert.Equal(1, run.ExitCode);
        Assert.Contains("spanpack: reading standard input, which is this terminal: Ctrl+D ends it", run.Output, StringComparison.Ordinal);
    }

    [Theory]
    [MemberData(nameof(Environments))]
    public async Task Environment_ChangesNothingInAPipe(string environment)
    {
        ToolResult run = await ToolProcess.ShellAsync($"DOTNET=$(command -v dotnet); run() {{ env {environment} $DOTNET exec $TOOL_PATH "
            + $"\"$@\"; }}; run dump '{Vectors.Chain60}' -o waterfall && run dump - --from v0.4 < '{Vectors.Chain60}'");

        Assert.Equal(await s_plain.Value, run);
        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
    }

    private static string Fill(string command, TestFolder folder) => command
        .Replace("RUBBISH", $"'{folder.Write("rubbish", [0xC1])}'", StringComparison.Ordinal)
        .Replace("PAYLOAD", $"'{folder.Write("payload", File.ReadAllBytes(Vectors.FewTags))}'", StringComparison.Ordinal)
        .Replace("OUT", $"'{folder.Path}/out'", StringComparison.Ordinal);
}
