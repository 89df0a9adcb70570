namespace SpanPack.Tool;

/// <summary>Serves the page.</summary>
internal static class PageLauncher
{
    // Beside what is kept: bodies that come, what answers take, and garbage. With what the runtime needs, the process stays below the
    // number that the help states.
    private const long OtherHeapBytes = 128 * 1024 * 1024;

    /// <exception cref="ToolException">The port is in use.</exception>
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

    /// <summary>Returns the heap size for the kept payloads and little else.</summary>
    internal static long HeapBytesFor(long keptBytes) => keptBytes + OtherHeapBytes;
}
