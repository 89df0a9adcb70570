using System.Text.Json;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary><c>spanpack validate</c> against the verdicts of the agent.</summary>
public class ValidateTests
{
    private static readonly JsonDocumentOptions s_deep = new() { MaxDepth = 1000 }; // some payloads are nested deep, and their readings too

    [Fact]
    public async Task Accepted_IsALine()
    {
        ToolResult run = await ToolCall.RunAsync("validate", Vectors.Chain60);

        Assert.Equal(0, run.ExitCode);
        Assert.Equal($"{Vectors.Chain60}: accepted (v0.4, 1 chunk, 60 spans, 15,566 bytes)\n", run.Output);
    }

    [Fact]
    public async Task Refused_NamesOffsetPathAndReason()
    {
        string file = Path.Combine(Vectors.Folder, "malformed", "metrics_float32.msgpack");

        ToolResult run = await ToolCall.RunAsync("validate", "--from", "v0.4", file);

        Assert.Equal(1, run.ExitCode);
        Assert.Equal($"{file}: refused at offset 189, [0][0].metrics[\"m\"]: float32 where float64 is expected\n", run.Output);
        Assert.Equal(string.Empty, run.Error);
    }

    [Fact]
    public async Task Verdicts_AreThoseOfTheAgent()
    {
        string[] verdicts = Directory.GetFiles(Path.Combine(Vectors.Folder, "malformed"), "*.verdict.json");
        Assert.NotEmpty(verdicts);
        foreach (IGrouping<string, string> format in verdicts.GroupBy(VersionOf))
        {
            string[] bodies = [.. format.Select(static path => path.Replace(".verdict.json", ".msgpack", StringComparison.Ordinal))];

            ToolResult run = await ToolCall.RunAsync(["validate", "--from", format.Key, .. bodies]);

            Assert.Equal(1, run.ExitCode);
            string[] lines = run.Output.TrimEnd('\n').Split('\n');
            foreach ((string verdict, string line) in format.Zip(lines))
            {
                string expected = IsAccepted(verdict) ? ": accepted (" : ": refused at offset ";
                Assert.Contains(Path.GetFileName(verdict)[..^".verdict.json".Length] + ".msgpack"
                    + expected, line, StringComparison.Ordinal);
            }
        }
    }

    [Fact]
    public async Task MissingFile_DoesNotHideTheOthers()
    {
        ToolResult run = await ToolCall.RunAsync("validate", "no-such", Vectors.FewTags);

        Assert.Equal(2, run.ExitCode);
        Assert.Contains(": accepted (v0.4, 1 chunk, 1 span, 775 bytes)", run.Output, StringComparison.Ordinal);
        run.AssertOneErrorLine("no-such: no such file or folder");
    }

    [Theory]
    [InlineData(false, 1, "line 1: 'resourceSpans' is the number 7, not an array")]
    [InlineData(true, 2, "Could not find file")]
    public async Task AFileOfAFolder_ThatCannotBeRead_DoesNotHideTheOthers(bool isMissing, int exitCode, string error)
    {
        using var folder = new TestFolder();
        string first = Path.Combine(folder.Path, "1.v0.4.msgpack");
        if (isMissing) File.CreateSymbolicLink(first, Path.Combine(folder.Path, "no-such"));
        else await File.WriteAllTextAsync(first, """{"resourceSpans":7}""");
        string second = folder.Write("2.v0.4.msgpack", await File.ReadAllBytesAsync(Vectors.FewTags));

        ToolResult run = await ToolCall.RunAsync("validate", folder.Path);

        Assert.Equal((exitCode, $"{second}: accepted (v0.4, 1 chunk, 1 span, 775 bytes)\n"), (run.ExitCode, run.Output));
        run.AssertOneErrorLine(error);
    }

    private static string VersionOf(string verdict)
    {
        using JsonDocument document = JsonDocument.Parse(File.ReadAllBytes(verdict), s_deep);
        return document.RootElement.GetProperty("version").GetString()!;
    }

    private static bool IsAccepted(string verdict)
    {
        using JsonDocument document = JsonDocument.Parse(File.ReadAllBytes(verdict), s_deep);
        return document.RootElement.GetProperty("http").GetProperty("status").GetInt32() == 200;
    }
}
