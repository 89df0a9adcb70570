using System.CommandLine;

namespace SpanPack.Tool;

/// <summary>One run of the program: parses, invokes, and turns what goes wrong into one line on the error stream and an exit code.</summary>
internal static class ToolRun
{
    // After Ctrl+C: connections of an agent are given two seconds to end.
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(10);

    internal static async Task<int> RunAsync(string[] args)
    {
        if (args is ["help", ..]) args = [.. args[1..], "--help"]; // as people know it from other tools
        ParseResult parsed = ToolCommands.CreateRoot().Parse(args);
        using StandardOutput output = StandardOutput.Current;
        try
        {
            if (CommandLineErrors.Of(parsed) is { Count: > 0 } errors) return ReportWrongUse(parsed, errors);
            int exitCode = await parsed.InvokeAsync(new InvocationConfiguration { EnableDefaultExceptionHandler = false, ProcessTerminationTimeout = s_patience, Output = output.Writer, Error = Console.Error });
            await output.Writer.FlushAsync();
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
        Console.Error.WriteLine($"See '{CommandLineErrors.FullName(parsed.CommandResult)} --help'.");
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
            case IOException or UnauthorizedAccessException:
                ErrorOutput.WriteLine(exception.Message);
                return ExitCode.WrongUse;
            default:
                ErrorOutput.WriteLine($"unexpected {exception.GetType().Name}: {exception.Message}");
                return ExitCode.Refused;
        }
    }
}
