using System.Diagnostics;
using System.Net;
using System.Text;

namespace SpanPack.DevAgent.Tests.Configuration;

/// <summary>Polls that are too large, and what is in the folder of configurations and is no file.</summary>
public sealed class ConfigurationBoundTests : AgentTest, IDisposable
{
    private const int MaxPollBytes = 4 * 1024 * 1024;
    private const string Poll = """
        {"client":{"state":{"root_version":1},"id":"i","products":["A"],"is_tracer":true,
         "client_tracer":{"runtime_id":"r","language":"dotnet"}}}
        """;

    private readonly TemporaryFolder _folder = new();

    private protected override DevAgentOptions Options => new() { ConfigurationFolder = Path.Combine(_folder.Path, "files") };

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData(MaxPollBytes, HttpStatusCode.OK, "{")]
    [InlineData(MaxPollBytes + 1, HttpStatusCode.RequestEntityTooLarge, "a poll may have 4194304 bytes, this one has 4194305\n")]
    [InlineData(24_000_000, HttpStatusCode.RequestEntityTooLarge, "a poll may have 4194304 bytes, this one has 24000000\n")]
    public async Task LargePoll_IsRefused(int byteCount, HttpStatusCode status, string answer)
    {
        (HttpStatusCode Status, string Text) answered = await PollAsync(Poll.PadRight(byteCount));
        Assert.Equal(status, answered.Status);
        Assert.StartsWith(answer, answered.Text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task Fifo_IsToldAndNotOpened(bool isLinked)
    {
        if (!OperatingSystem.IsLinux()) return; // elsewhere the system does not say what it is
        string path = PathOf("A/one/config");
        string fifo = isLinked ? Path.Combine(_folder.Path, "fifo") : path;
        using Process made = Process.Start("mkfifo", [fifo]);
        await made.WaitForExitAsync().InTime();
        if (isLinked) File.CreateSymbolicLink(path, fifo);
        string reason = $"'{path}' is a FIFO, a device or a socket: only regular files are served\n";
        Assert.Equal((HttpStatusCode.InternalServerError, reason), await PollAsync(Poll));
        File.Delete(path);
        Assert.Equal(HttpStatusCode.OK, (await PollAsync(Poll)).Status);
    }

    [Theory]
    [InlineData("/dev/zero", "is a FIFO, a device or a socket")]
    [InlineData("/proc/self/status", "is a FIFO, a device or a socket")]
    [InlineData("/nothing/there", "/nothing/there")]
    public async Task LinkToNoRegularFile_IsTold(string target, string answer)
    {
        if (!OperatingSystem.IsLinux()) return;
        File.CreateSymbolicLink(PathOf("A/one/config"), target);
        (HttpStatusCode Status, string Text) refused = await PollAsync(Poll);
        Assert.Equal(HttpStatusCode.InternalServerError, refused.Status);
        Assert.Contains(answer, refused.Text, StringComparison.Ordinal);
    }

    [Fact]
    public async Task LinkToAFile_IsServed()
    {
        if (OperatingSystem.IsWindows()) return; // links need rights there
        string file = Path.Combine(_folder.Path, "file"), link = Path.Combine(_folder.Path, "link");
        await File.WriteAllTextAsync(file, "linked");
        File.CreateSymbolicLink(link, file);
        File.CreateSymbolicLink(PathOf("A/one/config"), link);
        (HttpStatusCode status, string answer) = await PollAsync(Poll);
        Assert.Equal(HttpStatusCode.OK, status);
        Assert.Contains($"\"raw\":\"{Convert.ToBase64String("linked"u8)}\"", answer, StringComparison.Ordinal);
    }

    private string PathOf(string name)
    {
        string path = Path.Combine(Options.ConfigurationFolder!, name);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        return path;
    }

    private async Task<(HttpStatusCode Status, string Text)> PollAsync(string poll)
    {
        byte[] body = Encoding.UTF8.GetBytes(poll);
        using HttpResponseMessage response = await Client.PostTracesAsync(body, "application/json", path: "v0.7/config").InTime();
        return (response.StatusCode, await response.TextAsync().InTime());
    }
}
