using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary><c>spanpack dump</c> as tree and waterfall, and its filters.</summary>
public class DumpTests
{
    [Fact]
    public async Task Tree_ShowsEveryField()
    {
        ToolResult run = await ToolProcess.RunAsync("dump", Vectors.FewTags);

        Assert.Equal(0, run.ExitCode);
        Assert.Equal(string.Empty, run.Error);
        string[] parts =
        [
            "answer: 200", "Datadog-Meta-Lang: go", "payload: v0.4, 775 bytes", "span [0] web.request", "service: shop-web", "resource: GET /cart/{id}",
            "span_id: 1111085582832500680 (0x0f6b5e7367c9ffc8)", "duration: 55112 (55.1 us)", "http.url: http://example.test/cart/17?x=1", "cart.total: 19.99",
        ];
        foreach (string part in parts) Assert.Contains(part, run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Tree_CannotMoveTheCursor()
    {
        ToolResult run = await ToolProcess.RunAsync("dump", Path.Combine(Vectors.Folder, "ddtrace-py", "v0.4", "unicode_long.msgpack"));

        Assert.Equal(0, run.ExitCode);
        Assert.DoesNotContain(run.Output, static c => char.IsControl(c) && c != '\n');
        Assert.Contains(@"\x", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Waterfall_IsAsciiWhereThereIsNoTerminal()
    {
        ToolResult run = await ToolProcess.RunAsync("dump", Vectors.Chain60, "--output", "waterfall");

        Assert.Equal(0, run.ExitCode);
        Assert.Contains("60 spans", run.Output, StringComparison.Ordinal);
        Assert.DoesNotContain(run.Output, static c => c > '~');
    }

    [Theory]
    [InlineData("6b00dee1000000000f6b5e7367c9ffc8", true)]
    [InlineData("0f6b5e7367c9ffc8", true)]
    [InlineData("0x0F6B5E7367C9FFC8", true)]
    [InlineData("1111085582832500680", true)]
    [InlineData("7b00dee1000000000f6b5e7367c9ffc8", false)]
    [InlineData("1111085582832500681", false)]
    public async Task Trace_IsFoundInEachNotation(string id, bool found)
    {
        ToolResult run = await ToolProcess.RunAsync("dump", Vectors.FewTags, "--trace", id);

        Assert.Equal(0, run.ExitCode);
        Assert.Equal(found, run.Output.Contains("web.request", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("shop-web", true)]
    [InlineData("shop", false)]
    public async Task Service_IsCompared(string service, bool found)
    {
        ToolResult run = await ToolProcess.RunAsync("dump", Vectors.FewTags, "--service", service);

        Assert.Equal(0, run.ExitCode);
        Assert.Equal(found, run.Output.Contains("web.request", StringComparison.Ordinal));
    }

    [Fact]
    public async Task StandardInput_IsRead()
    {
        ToolResult run = await ToolProcess.RunAsync(["dump", "-", "--from", "v0.4"], [], File.ReadAllBytes(Vectors.FewTags));

        Assert.Equal(0, run.ExitCode);
        Assert.Contains("web.request", run.Output, StringComparison.Ordinal);
    }
}
