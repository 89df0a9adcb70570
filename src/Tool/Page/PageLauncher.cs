using System.ComponentModel;
using System.Diagnostics;

namespace SpanPack.Tool;

/// <summary>Serves the page, and opens a browser.</summary>
internal static class PageLauncher
{
    // Beside what is kept: bodies that come, what answers take, and garbage. With what the runtime needs, the process stays below the number that the help states.
    private const long OtherHeapBytes = 128 * 1024 * 1024;

    /// <exception cref="ToolException">The port is taken.</exception>
    internal static async Task<AgentPageServer> StartAsync(AgentPageOptions options, CancellationToken cancellation)
    {
        try
        {
            return await AgentPageServer.StartAsync(options, cancellation);
        }
        catch (IOException e)
        {
            throw new ToolException(e.Message, ExitCode.Refused);
        }
    }

    /// <summary>The heap that is enough for what the page keeps, and little else.</summary>
    internal static long HeapBytesFor(long keptBytes) => keptBytes + OtherHeapBytes;

    /// <summary>Opens the page in a browser, if there is one.</summary>
    internal static void Open(Uri page)
    {
        try
        {
            using Process? browser = Process.Start(new ProcessStartInfo(page.ToString()) { UseShellExecute = true });
        }
        catch (Exception e) when (e is Win32Exception or InvalidOperationException or PlatformNotSupportedException)
        {
            ErrorOutput.WriteLine($"no browser could be opened: {e.Message}");
        }
    }
}
