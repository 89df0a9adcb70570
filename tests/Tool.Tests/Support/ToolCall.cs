using System.Text;

namespace SpanPack.Tool.Tests.Support;

/// <summary>
/// Runs the program's code in the process of the tests: a hundredth of what starting the program takes. Signals, closed streams, terminals,
/// variables and memory are those of a process: tests of them, and of <c>agent</c> and <c>view</c>, use <see cref="ToolProcess"/>.
/// </summary>
internal static class ToolCall
{
    internal static Task<ToolResult> RunAsync(params string[] arguments) => RunAsync(arguments, []);

    /// <param name="arguments">The command line.</param>
    /// <param name="input">Bytes for standard input.</param>
    internal static async Task<ToolResult> RunAsync(string[] arguments, byte[] input)
    {
        using var output = new MemoryStream();
        var error = new StringWriter();
        int exitCode = await ToolRun.RunAsync(arguments,
            new RunStreams(new StandardOutput(output), new MemoryStream(input), TextWriter.Synchronized(error)))
            .WaitAsync(Patience.Long);
        return new ToolResult(exitCode, Encoding.UTF8.GetString(output.ToArray()), error.ToString());
    }
}
