using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary>A collector's file, in the commands that read payloads.</summary>
public sealed class OtlpTests : IDisposable
{
    private const string Request = """
        {"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"Checkout"}}]},"scopeSpans":[{"spans":[{"traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"b7ad6b7169203331","name":"GET","kind":2,"startTimeUnixNano":"1700000000000000000","endTimeUnixNano":"1700000000250000000","attributes":[{"key":"http.request.method","value":{"stringValue":"GET"}},{"key":"http.route","value":{"stringValue":"/cart/{id}"}},{"key":"http.response.status_code","value":{"intValue":"200"}}]}]}]}]}
        """;

    private readonly TestFolder _folder = new();

    /// <inheritdoc/>
    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("")]
    [InlineData("\uFEFF")] // as editors write it before UTF-8
    public async Task Dump_ShowsWhatAnAgentWouldMakeOfIt(string mark)
    {
        ToolResult run = await ToolCall.RunAsync("dump", Write("spans.json", mark + Request + "\n\n" + Request + "\n"));

        Assert.Equal(0, run.ExitCode);
        run.AssertOneErrorLine("spans.json taken as otlp-json");
        foreach (string part in new[] { "http.server.request", "service: checkout", "resource: GET /cart/{id}", "chunk [1]",
            "http.status_code: 200" })
            Assert.Contains(part, run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Convert_WritesAnyFormat()
    {
        string target = Path.Combine(_folder.Path, "spans.v1.0.msgpack");
        ToolResult run = await ToolCall.RunAsync("convert", Write("spans.json", Request), target, "--from", "otlp-json", "--to", "v1.0");

        Assert.Equal(0, run.ExitCode);
        TraceChunk chunk = Assert.Single(TracePayloadReader.Read(await File.ReadAllBytesAsync(target), TraceFormat.V1).Chunks);
        Assert.Equal("GET /cart/{id}", chunk.Spans[0].Resource);
    }

    [Fact]
    public async Task Diff_FindsWhatDiffers()
    {
        ToolResult run = await ToolCall.RunAsync("diff", Write("a.json", Request),
            Write("b.json", Request.Replace("/cart/", "/carts/", StringComparison.Ordinal)));

        Assert.Equal(1, run.ExitCode);
        Assert.Contains("GET /carts/{id}", run.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("{\"resourceSpans\":[}", "line 2, byte 18")]
    [InlineData("{\"resourceSpans\":7}", "line 2: 'resourceSpans' is the number 7, not an array")]
    [InlineData("{\"resourceSpans\":[{\"scopeSpans\":[{\"spans\":[{\"traceId\":\"xy\"}]}]}]}", "line 2: 'traceId' is not 32 hex digits")]
    [InlineData("{\"resourceSpans\":[{\"scopeSpans\":[{\"spans\":[{\"name\":\"\\ud800\"}]}]}]}", "line 2: a text is not Unicode")]
    [InlineData("[1]", "line 2: there is an array where an object with 'resourceSpans' belongs")]
    public async Task BadLine_IsRefusedWithItsPlace(string line, string message)
    {
        ToolResult run = await ToolCall.RunAsync("dump", Write("spans.json", Request + "\n" + line + "\n"), "--from", "otlp-json");

        Assert.Equal(1, run.ExitCode);
        Assert.Contains(message, run.Error, StringComparison.Ordinal);
    }

    private string Write(string name, string content)
    {
        string path = Path.Combine(_folder.Path, name);
        File.WriteAllText(path, content);
        return path;
    }
}
