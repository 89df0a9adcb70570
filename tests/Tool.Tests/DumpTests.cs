using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary><c>spanpack dump</c> as tree and waterfall, and its filters.</summary>
public class DumpTests
{
    [Fact]
    public async Task Tree_ShowsEveryField()
    {
        ToolResult run = await ToolCall.RunAsync("dump", Vectors.FewTags);

        Assert.Equal(0, run.ExitCode);
        Assert.Equal(string.Empty, run.Error);
        string[] parts =
        [
            "answer: 200", "Datadog-Meta-Lang: go", "payload: v0.4, 775 bytes", "span [0] web.request", "service: shop-web",
            "resource: GET /cart/{id}",
            "span_id: 1111085582832500680 (0x0f6b5e7367c9ffc8)", "duration: 55112 (55.1 us)", "http.url: http://example.test/cart/17?x=1",
            "cart.total: 19.99",
        ];
        foreach (string part in parts) Assert.Contains(part, run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Tree_CannotMoveTheCursor()
    {
        ToolResult run = await ToolCall.RunAsync("dump", Path.Combine(Vectors.Folder, "ddtrace-py", "v0.4", "unicode_long.msgpack"));

        Assert.Equal(0, run.ExitCode);
        Assert.DoesNotContain(run.Output, static c => char.IsControl(c) && c != '\n');
        Assert.Contains(@"\x", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Waterfall_IsAsciiWhereThereIsNoTerminal()
    {
        ToolResult run = await ToolCall.RunAsync("dump", Vectors.Chain60, "--output", "waterfall");

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
        ToolResult run = await ToolCall.RunAsync("dump", Vectors.FewTags, "--trace", id);

        Assert.Equal(found ? 0 : 1, run.ExitCode);
        Assert.Equal(found, run.Output.Contains("web.request", StringComparison.Ordinal));
        if (!found) run.AssertOneErrorLine($"no trace with the id {id}");
    }

    [Fact]
    public async Task UnsignedTimes_AreNotNegative()
    {
        Span[] spans = [new() { SpanId = 1, Name = "late" }, new() { SpanId = 2, Name = "now", Start = 1_700_000_000_000_000_000 }];
        spans[0].Start = 1L << 62; // as wide as the time that takes its place
        byte[] body = TraceConverter.ToBytes(new TracePayload
        {
            Format = TraceFormat.V1, Chunks = [new TraceChunk(spans) { TraceId = 7 }],
        });
        WideNumbers.Replace(body, 1UL << 63);

        ToolResult query = await ToolCall.RunAsync(["query", "trace.duration:>1000h", "-", "--from", "v1.0"], body);
        ToolResult waterfall = await ToolCall.RunAsync(["dump", "-", "--from", "v1.0", "-o", "waterfall"], body);

        Assert.Contains("2023-11-14T22:13:20.000Z  87076d 01h  ", query.Output, StringComparison.Ordinal);
        Assert.Contains("2 spans  1 service  87076d 01h", waterfall.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("v0.4", "8")]
    [InlineData("v0.7", "7")]
    public async Task TraceOfSeveralIds_IsThatOfTheSpanThatDecides(string format, string id)
    {
        Span[] spans = [new() { TraceId = 7, SpanId = 1, Name = "first" }, new() { TraceId = 8, SpanId = 2, Name = "last" }];
        TraceFormat written = format == "v0.4" ? TraceFormat.V04 : TraceFormat.V07;
        byte[] body = TraceConverter.ToBytes(new TracePayload { Format = written, Chunks = [new TraceChunk(spans)] });

        ToolResult run = await ToolCall.RunAsync(["dump", "-", "--from", format, "--trace", id], body);
        ToolResult other = await ToolCall.RunAsync(["dump", "-", "--from", format, "--trace", id == "7" ? "8" : "7"], body);

        Assert.Equal(0, run.ExitCode);
        Assert.Equal(1, other.ExitCode);
    }

    [Fact]
    public async Task Service_IsCompared()
    {
        ToolResult run = await ToolCall.RunAsync("dump", Vectors.FewTags, "--service", "shop-web");

        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.Contains("web.request", run.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("no span of service 'shop'; services are 'orders-db', 'shop-web'", "--service", "shop")]
    [InlineData("no span of service 'shop'; services are 'orders-db', 'shop-web'", "--service", "shop", "--output", "json")]
    [InlineData("no span of service 'shop'; services are 'orders-db', 'shop-web'", "--service", "shop", "--output", "waterfall")]
    [InlineData("no trace with the id abc", "--trace", "abc", "--service", "shop-web")]
    public async Task WhatIsNotThere_IsNamedAndShowsNothing(string message, params string[] options)
    {
        ToolResult run = await ToolCall.RunAsync(["dump", Vectors.Chain60, .. options]);

        Assert.Equal((1, string.Empty), (run.ExitCode, run.Output));
        run.AssertOneErrorLine(message);
    }

    [Fact]
    public async Task Folder_ShowsTheFilesThatHaveTheService()
    {
        using var folder = new TestFolder();
        folder.Write("1.v0.4.msgpack", await File.ReadAllBytesAsync(Vectors.FewTags));
        folder.Write("2.v0.4.msgpack", await File.ReadAllBytesAsync(Vectors.Chain60));
        ToolResult run = await ToolCall.RunAsync("dump", folder.Path, "--service", "orders-db");

        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.StartsWith(Path.Combine(folder.Path, "2.v0.4.msgpack"), run.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("1.v0.4.msgpack", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task StandardInput_IsRead()
    {
        ToolResult run = await ToolCall.RunAsync(["dump", "-", "--from", "v0.4"], File.ReadAllBytes(Vectors.FewTags));

        Assert.Equal(0, run.ExitCode);
        Assert.Contains("web.request", run.Output, StringComparison.Ordinal);
    }
}
