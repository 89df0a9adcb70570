using System.ComponentModel;
using System.Diagnostics;

namespace SpanPack.Tool;

/// <summary>Opens an address in the browser of this machine.</summary>
internal static class BrowserLauncher
{
    // What begins and ends with an error within this time is no browser that somebody has closed.
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(10);

    /// <summary>Opens a page without waiting for it. Errors are reported.</summary>
    internal static async Task OpenAsync(Uri page)
    {
        try
        {
            using Process? browser =
                Process.Start(OperatingSystem.IsLinux() ? Quiet(page) : new ProcessStartInfo(page.ToString()) { UseShellExecute = true });
            if (browser is null) return; // one that runs has taken it
            using var patience = new CancellationTokenSource(s_patience);
            await browser.WaitForExitAsync(patience.Token);
            if (browser.ExitCode != 0) Say(page, "xdg-open found none");
        }
        catch (OperationCanceledException)
        {
            // It runs.
        }
        catch (Exception e) when (e is Win32Exception or InvalidOperationException or PlatformNotSupportedException)
        {
            Say(page, e.Message);
        }
    }

    // Browsers, and scripts that look for one, write much that nobody asked for.
    private static ProcessStartInfo Quiet(Uri page)
        => new("/bin/sh", ["-c", "exec xdg-open \"$1\" </dev/null >/dev/null 2>&1", "sh", page.ToString()]);

    private static void Say(Uri page, string reason) => ErrorOutput.WriteLine($"no browser could be opened ({reason}): {page} is the page");
}
