namespace SpanPack.Tool.Tests.Support;

/// <summary>What a run of the program left.</summary>
internal sealed record ToolResult(int ExitCode, string Output, string Error)
{
    /// <summary>One line on the error stream with the name of the program, and no trace of a stack.</summary>
    internal void AssertOneErrorLine(string part)
    {
        string line = Assert.Single(Error.TrimEnd('\n').Split('\n'));
        Assert.StartsWith("spanpack: ", line, StringComparison.Ordinal);
        Assert.Contains(part, line, StringComparison.Ordinal);
    }
}
