using System.Runtime.Versioning;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

[SupportedOSPlatform("linux")]
public class BrowserTests
{
    [LinuxFact]
    public async Task Open_OpensThePage_AndHidesWhatTheBrowserWrites()
    {
        using var folder = new TestFolder();
        using RunningAgent view =
            await OpenAsync(folder, "echo noise; echo noise >&2; echo \"$1\" >\"$0.part\"; mv \"$0.part\" \"$0.opened\"");
        string opened = Path.Combine(folder.Path, "xdg-open.opened");
        await Wait.UntilAsync(() => File.Exists(opened), "the browser has opened the page");
        ToolResult run = await view.EndAsync("TERM");

        Assert.Equal(view.Url, (await File.ReadAllTextAsync(opened)).Trim());
        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.DoesNotContain("noise", run.Output, StringComparison.Ordinal);
    }

    [LinuxFact]
    public async Task WithoutABrowser_TheAddressIsSaid()
    {
        using var folder = new TestFolder();
        using RunningAgent view = await OpenAsync(folder, "echo noise >&2; exit 3");

        Assert.Equal($"spanpack: no browser could be opened (xdg-open found none): {view.Url} is the page",
            await view.ReadErrorLineAsync());
        Assert.Equal(0, (await view.EndAsync("TERM")).ExitCode);
    }

    private static async Task<RunningAgent> OpenAsync(TestFolder folder, string script)
    {
        string browser = Path.Combine(folder.Path, "xdg-open");
        await File.WriteAllTextAsync(browser, $"#!/bin/sh\n{script}\n");
        File.SetUnixFileMode(browser, UnixFileMode.UserRead | UnixFileMode.UserExecute);
        string path = $"{folder.Path}:{Environment.GetEnvironmentVariable("PATH")}";
        return await RunningAgent.StartCommandAsync([("PATH", path)], ["view", Vectors.FewTags, "--page", "0", "--open"]);
    }
}
