using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary>A payload with its list of chunks twice: commands read the last one, as if the other one were not there.</summary>
public class ReplacedSectionTests
{
    // v0.7: {"chunks": [{"spans": [{"name": "a"}, {"name": "b"}]}]}
    private static readonly byte[] s_plain =
        [0x81, .. Text("chunks"), 0x91, 0x81, .. Text("spans"), 0x92, .. Span("a"), .. Span("b")];

    // The same with another list of chunks before, and another list of spans.
    private static readonly byte[] s_withReplaced =
        [0x82, .. Text("chunks"), 0x92, 0x81, .. Text("spans"), 0x91, .. Span("void"), 0x80,
            .. Text("chunks"), 0x91, 0x82, .. Text("spans"), 0x91, .. Span("void"), .. Text("spans"), 0x92, .. Span("a"), .. Span("b")];

    [Theory]
    [InlineData("dump", "-", "--from", "v0.7")]
    [InlineData("dump", "-", "--from", "v0.7", "--output", "json")]
    [InlineData("convert", "-", "-", "--from", "v0.7", "--to", "v1.0")]
    public async Task Output_IsTheSame(params string[] arguments)
    {
        ToolResult expected = await ToolCall.RunAsync(arguments, s_plain);
        ToolResult actual = await ToolCall.RunAsync(arguments, s_withReplaced);

        Assert.Equal(expected.ExitCode, actual.ExitCode);
        Assert.Equal(Stripped(expected.Output), Stripped(actual.Output));
    }

    // Lines that tell of the size of the body differ.
    private static string Stripped(string output)
        => string.Join('\n', output.Split('\n').Where(static line => !line.Contains("bytes", StringComparison.Ordinal)));

    private static byte[] Text(string text) => [(byte)(0xa0 | text.Length), .. System.Text.Encoding.ASCII.GetBytes(text)];

    private static byte[] Span(string name) => [0x81, .. Text("name"), .. Text(name)];
}
