using System.Net;
using System.Net.Sockets;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary>Ctrl+C, SIGTERM and SIGHUP while a command waits for something that never comes.</summary>
public class InterruptTests(LongWork payload) : IClassFixture<LongWork>
{
    // What a line of shell may use: a FIFO, and descriptor 7, a pipe with both ends that nobody reads or writes.
    private const string Setup = "set -m; mkfifo fifo pipe; exec 7<>pipe; ";

    // Once a process catches SIGXFSZ (signal 25), it handles the others, too: the runtime itself catches SIGINT and SIGTERM earlier.
    private const string Begun = "begun() { until (( 0x$(sed -n 's/^SigCgt:\\t//p' /proc/$1/status 2>/dev/null || echo 0) & 1 << 24 )); "
        + "do sleep 0.05; done; sleep 0.3; }; ";

    // Without the signal nothing ends here before the test gives up. The shell takes care that the child is the tool itself.
    private const string Interrupt = " & " + Begun + "begun $!; kill -$SIGNAL $!; wait $!; echo $?";

    [Theory]
    [ThoroughData("dump IN > /dev/null")]
    [ThoroughData("stats IN > /dev/null")]
    [ThoroughData("diff IN IN > /dev/null")]
    [InlineData("convert IN out --to v1.0")]
    [InlineData("dump fifo")]
    [ThoroughData("convert fifo out --to v1.0")]
    [InlineData("validate - <&7")]
    [InlineData("convert IN fifo --to v1.0")]
    [ThoroughData("convert IN - --to v1.0 >&7")]
    [InlineData("dump IN >&7")]
    [ThoroughData("dump IN -o json >&7")]
    [InlineData("validate no-such 2>&7", true)]
    [InlineData("convert SMALL fifo --to v1.0", false, "TERM")]
    [InlineData("convert IN out --to v1.0", false, "HUP")]
    public async Task Interrupt_EndsWithItsExitCode(string command, bool isPipeFull = false, string signal = "INT")
    {
        using var folder = new TestFolder();
        string line = command.Replace("IN", payload.Path, StringComparison.Ordinal)
            .Replace("SMALL", Vectors.FewTags, StringComparison.Ordinal);
        string fill = isPipeFull ? "timeout 1 cat /dev/zero >&7; " : string.Empty;
        ToolResult run = await ToolProcess.ShellAsync($"{Setup}{fill}SIGNAL={signal}; $TOOL {line}{Interrupt}", folder.Path);

        AssertInterrupted(run.Output);
        Assert.DoesNotContain("unexpected", run.Error, StringComparison.Ordinal);
        Assert.DoesNotContain(Directory.GetFiles(folder.Path),
            static file => file.EndsWith(".unfinished", StringComparison.Ordinal) || file.EndsWith("out", StringComparison.Ordinal));
    }

    [Fact]
    public async Task AgentThatDoesNotAnswer_IsNotWaitedFor()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        ToolResult run = await ToolProcess.ShellAsync($"set -m; SIGNAL=INT; $TOOL send '{Vectors.FewTags}' --url "
            + $"http://{listener.LocalEndpoint}{Interrupt}");

        AssertInterrupted(run.Output);
    }

    [ShellFact("script")]
    public async Task StoppedTerminal_IsNotWaitedFor()
    {
        using var folder = new TestFolder();
        LargePayload.Write(Path.Combine(folder.Path, "1.v0.4.msgpack"), chunks: 100);
        // Nobody reads what 'script' prints, so it stops reading the terminal.
        const string Line = "set -m; mkfifo pipe; exec 7<>pipe; script -qec 'echo $$ > pid; exec dotnet exec $TOOL_PATH dump "
            + "1.v0.4.msgpack' /dev/null >&7 & ";
        ToolResult run = await ToolProcess.ShellAsync(Line + KillByFile + "kill -9 $!; exit 0", folder.Path);

        AssertEnded(run.Output);
    }

    [ShellFact("script")]
    public async Task Question_IsNotWaitedFor()
    {
        using var folder = new TestFolder();
        folder.Write("out", [1]);
        string line = "set -m; sleep 300 | script -qec \"bash -c 'bash -c \\\"echo \\\\\\$\\\\\\$ > pid; exec $TOOL convert "
            + $"{Vectors.FewTags} out --to v0.7\\\"; echo code=\\$?; stty -a'\" /dev/null > typescript & ";
        const string Asked = "until grep -qs 'y/N' typescript; do sleep 0.05; done; ";
        ToolResult run = await ToolProcess.ShellAsync(line + Asked + KillByFile
            + "for i in $(seq 1200); do grep -q ' echo ' typescript && break; sleep 0.1; done; cat typescript; kill -- -$(jobs -p); exit 0",
            folder.Path);

        AssertEnded(run.Output);
        Assert.Contains("out exists. Overwrite? [y/N]", run.Output, StringComparison.Ordinal);
        Assert.Contains("code=130", run.Output, StringComparison.Ordinal);
        Assert.Matches("[^-]icanon", run.Output); // the terminal is as it was
        Assert.Matches("[^-]echo ", run.Output);
        Assert.Equal([1], await File.ReadAllBytesAsync(Path.Combine(folder.Path, "out")));
    }

    [Theory]
    [InlineData("INT")]
    [InlineData("HUP")] // as nohup has it
    public async Task IgnoredSignal_StaysIgnored(string signal)
    {
        using var folder = new TestFolder();
        ToolResult run = await ToolProcess.ShellAsync($"{Begun}(until [ -e '{folder.Path}/signalled' ]; do sleep 0.1; done; sleep 0.3; "
            + $"cat '{Vectors.FewTags}') | (trap '' {signal}; exec $TOOL validate - --from v0.4) & begun $!; kill -{signal} $!; "
            + $"touch '{folder.Path}/signalled'; wait $!");

        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.Contains("accepted", run.Output, StringComparison.Ordinal);
    }

    private const string KillByFile = Begun
        + "until [ -s pid ]; do sleep 0.05; done; begun $(cat pid); kill -INT $(cat pid); while grep -qs '^State:.[^ZX]' "
            + "/proc/$(cat pid)/status; do sleep 0.02; done; echo ended; ";

    private static void AssertInterrupted(string output) => Assert.Equal("130", output.TrimEnd('\n').Split('\n')[^1]);

    private static void AssertEnded(string output) => Assert.Contains("ended", output.Split('\n'));
}
