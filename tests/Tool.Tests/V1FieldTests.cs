using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary>Each text field of a v1.0 span is shown and compared.</summary>
public class V1FieldTests
{
    [Theory]
    [InlineData("tree", "{0}: {1}")]
    [InlineData("json", "\"{0}\": \"{1}\"")]
    public async Task Text_IsShown(string output, string line)
    {
        ToolResult run = await ToolCall.RunAsync(["dump", "-", "--from", "v1.0", "--output", output], Payload(All));

        Assert.Equal(0, run.ExitCode);
        foreach ((string name, string text) in All.EnumerateTexts())
            Assert.Contains(string.Format(null, line, name, text), run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Text_IsCompared()
    {
        using var folder = new TestFolder();
        string all = folder.Write("a", Payload(All)), none = folder.Write("b", Payload(new SpanV1Fields()));
        ToolResult run = await ToolCall.RunAsync("diff", all, none);

        Assert.Equal(1, run.ExitCode);
        foreach ((string name, string text) in All.EnumerateTexts())
            Assert.Contains($"- tag {name}: \"{text}\"\n", run.Output, StringComparison.Ordinal);
    }

    private static SpanV1Fields All { get; } = new SpanV1Fields().EnumerateTexts()
        .Aggregate(new SpanV1Fields(), static (fields, text) => fields.WithText(text.Key, $"the {text.Key} text"));

    private static byte[] Payload(SpanV1Fields fields)
    {
        var span = new Span
        {
            TraceId = 1, SpanId = 2, Name = "root", Service = "s", Start = 1_700_000_000_000_000_000, Duration = 5,
            V1Fields = fields
        };
        return TraceConverter.ToBytes(new TracePayload { Format = TraceFormat.V1, Chunks = [new TraceChunk(span) { TraceId = 1 }] });
    }
}
