using System.CommandLine;

namespace SpanPack.Tool;

/// <summary>One run of the program: parses, invokes, and turns errors into one line on the error stream and an exit code.</summary>
internal static class ToolRun
{
    // a filter may begin with @, which would name a file of arguments
    private static readonly ParserConfiguration s_parsing = new() { ResponseFileTokenReplacer = null };

    internal static async Task<int> RunAsync(string[] args)
    {
        StandardDescriptors.KeepClosed(); // before anything is opened that could take their numbers
        using var interruption = new Interruption();
        FileOutput.TakeSizeLimitAsError();
        var pipe = new PipeStream(StandardDescriptors.HasOutput ? Console.OpenStandardOutput() : null);
        RunStreams.Current = new RunStreams(new StandardOutput(pipe, !Console.IsOutputRedirected));
        return await InvokeAsync(args, Interruption.Token);
    }

    /// <summary>
    /// Runs in the process of the caller, without process-wide features: signals, closed streams, limits. Not for <c>agent</c> and
    /// <c>view</c>, which set the memory limit of the process.
    /// </summary>
    internal static async Task<int> RunAsync(string[] args, RunStreams streams)
    {
        RunStreams.Current = streams; // until this method ends
        return await InvokeAsync(args, CancellationToken.None);
    }

    private static async Task<int> InvokeAsync(string[] args, CancellationToken cancellation)
    {
        if (args is ["help", ..]) args = [.. args[1..], "--help"]; // as people know it from other tools
        ParseResult parsed = ToolCommands.CreateRoot().Parse(args, s_parsing);
        using StandardOutput output = RunStreams.CurrentOutput;
        try
        {
            if (CommandLineErrors.Of(parsed) is { Count: > 0 } errors) return ReportWrongUse(parsed, errors);
            int exitCode = await parsed.InvokeAsync(
                new InvocationConfiguration
                {
                    EnableDefaultExceptionHandler = false, ProcessTerminationTimeout = null,
                    Output = output.Writer, Error = TextWriter.Null
                },
                    cancellation);
            await output.Writer.FlushAsync(CancellationToken.None);
            return exitCode;
        }
        catch (Exception e)
        {
            return Report(e);
        }
    }

    private static int ReportWrongUse(ParseResult parsed, IReadOnlyList<string> errors)
    {
        foreach (string error in errors) ErrorOutput.WriteLine(error);
        ErrorStream.Write($"See '{CommandLineErrors.FullName(parsed.CommandResult)} --help'.\n");
        return ExitCode.WrongUse;
    }

    private static int Report(Exception exception)
    {
        switch (exception)
        {
            case ClosedPipeException:
                return ExitCode.Succeeded; // whoever read the output has enough
            case OperationCanceledException:
                return ExitCode.Interrupted;
            case ToolException e:
                ErrorOutput.WriteLine(e.Message);
                return e.ExitCode;
            case TraceFormatException or HttpRequestException:
                ErrorOutput.WriteLine(exception.Message);
                return ExitCode.Refused;
            case OutOfMemoryException:
                ErrorOutput.WriteLine("there is not enough memory");
                return ExitCode.WrongUse;
            case IOException or UnauthorizedAccessException:
                ErrorOutput.WriteLine(exception.Message);
                return ExitCode.WrongUse;
            default:
                ErrorOutput.WriteLine($"unexpected {exception.GetType().Name}: {exception.Message}");
                return ExitCode.Refused;
        }
    }
}
