namespace SpanPack.Tool;

/// <summary>Processes the payloads of a command one after the other. A refused one is reported and does not stop the others.</summary>
internal static class EachPayload
{
    /// <param name="files">The payloads.</param>
    /// <param name="output">The output to flush before a report.</param>
    /// <param name="run">Reads one, and returns the reason of a refusal or null.</param>
    /// <param name="cancellation">Cancels the work.</param>
    /// <returns>The exit code: refused when any was.</returns>
    internal static async Task<int> RunAsync(
        IReadOnlyList<PayloadFile> files, StandardOutput output, Func<PayloadFile, Task<TraceFormatException?>> run,
            CancellationToken cancellation)
    {
        int exitCode = ExitCode.Succeeded;
        foreach (PayloadFile file in files)
        {
            if (await FindProblemAsync(file, run) is not { } problem) continue;
            await output.Writer.FlushAsync(cancellation);
            ErrorOutput.WriteLine(problem);
            exitCode = ExitCode.Refused;
        }

        return exitCode;
    }

    private static async Task<string?> FindProblemAsync(PayloadFile file, Func<PayloadFile, Task<TraceFormatException?>> run)
    {
        try
        {
            return await run(file) is { } refused ? $"{file.Name}: {RefusalText.Of(refused)}" : null;
        }
        catch (ToolException e) when (e.ExitCode == ExitCode.Refused)
        {
            return e.Message;
        }
    }
}
