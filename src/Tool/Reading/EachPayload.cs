namespace SpanPack.Tool;

/// <summary>Gives the payloads of a command their turns. One that is refused is reported and does not keep the others from theirs.</summary>
internal static class EachPayload
{
    /// <param name="files">The payloads.</param>
    /// <param name="output">What is flushed before a report.</param>
    /// <param name="run">Reads one, and returns why it is refused or null.</param>
    /// <param name="cancellation">Ends the work.</param>
    /// <returns>The exit code: refused when any was.</returns>
    internal static async Task<int> RunAsync(
        IReadOnlyList<PayloadFile> files, StandardOutput output, Func<PayloadFile, Task<TraceFormatException?>> run, CancellationToken cancellation)
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
