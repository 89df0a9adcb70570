using Microsoft.Extensions.Time.Testing;

namespace SpanPack.DevAgent.Tests.Hosting;

/// <summary>A wait for a trace ends with the first that fits, or says what came instead.</summary>
public sealed class WaitForTraceTests : IAsyncLifetime, IDisposable
{
    private static readonly string[] s_movingTags = ["env", "version", "component", "span.kind"];

    private readonly FakeTimeProvider _time = new();
    private DevAgentServer _server = null!;
    private HttpClient _client = null!;

    public async Task InitializeAsync()
    {
        _server = await DevAgentServer.StartAsync(new DevAgentOptions { Time = _time });
        _client = new HttpClient { BaseAddress = _server.Url };
    }

    public async Task DisposeAsync() => await _server.DisposeAsync();

    public void Dispose() => _client.Dispose();

    [Fact]
    public async Task TheFirstThatFits_IsFound_WithItsSpans()
    {
        Task<ReceivedTrace> waiter = _server.WaitForTraceAsync("service:shop status:error @duration:>100ms");
        await PostAsync(Span(1, 11), Span(2, 21, error: 1, milliseconds: 50));
        await PostAsync(Span(4, 41), Span(3, 31, error: 1, milliseconds: 200));
        ReceivedTrace trace = await waiter.InTime();

        Assert.Equal(((UInt128)3, 31UL), (trace.TraceId, Assert.Single(trace.Spans).SpanId));
        Assert.Equal(_server.Requests[1], Assert.Single(trace.Requests));
    }

    [Fact]
    public async Task OneThatCameBefore_Counts_WithAllPartsThatCame()
    {
        await PostAsync(Span(7, 72, parent: 71));
        await PostAsync(Span(7, 71), Span(8, 81));
        ReceivedTrace trace = await _server.WaitForTraceAsync("trace_id:7 trace.root:present trace.spans:2").InTime();

        Assert.Equal([72UL, 71UL], trace.Spans.Select(static span => span.SpanId));
        Assert.Equal(2, trace.Requests.Count);
        Assert.Equal("0000000000000007 shop web.request GET /, 2 spans, no errors, 1.00 ms", trace.ToString());
    }

    // What a trace becomes by a later part counts for the spans that came before.
    [Fact]
    public async Task ATraceThatGrows_IsLookedAtAgain()
    {
        Task<ReceivedTrace> waiter = _server.WaitForTraceAsync("service:stock trace.errors:>0");
        await PostAsync(Span(5, 52, parent: 51, service: "stock"));
        await PostAsync(Span(5, 51, error: 1));

        Assert.Equal((UInt128)5, (await waiter.InTime()).TraceId);
    }

    // Which format a writer sends first depends on when it has read /info.
    [Theory]
    [InlineData(TraceFormat.V04)]
    [InlineData(TraceFormat.V05)]
    [InlineData(TraceFormat.V07)]
    [InlineData(TraceFormat.V1)]
    public async Task TagsOfSpans_AreTheSameInEveryFormat(TraceFormat format)
    {
        Span span = Span(9, 91);
        foreach (string name in s_movingTags) span.SetTag(name, "server");
        span.SetTag("customer", "c-7");
        span.SetMetric("items", 3);
        using var writer = new TracePayloadWriter(format);
        Assert.True(writer.TryAppend(new TraceChunk(span) { SamplingPriority = SamplingPriority.UserKeep }));
        await _client.PostTracesAsync(System.Buffers.BuffersExtensions.ToArray(writer.Complete().Body), path: format.GetPath()[1..]);
        ReceivedTrace trace = await _server.WaitForTraceAsync("trace_id:9 @customer:c-7 kind:server").InTime();

        Span received = Assert.Single(trace.Spans);
        Assert.All(s_movingTags, name => Assert.Equal("server", received.GetTag(name)));
        Assert.Equal("c-7", received.GetTag("customer"));
        Assert.Equal(3, received.GetMetric("items"));
        Assert.Equal(2, received.GetMetric("_sampling_priority_v1"));
    }

    [Fact]
    public async Task AnEmptyFilter_TakesAnyTrace()
    {
        await _client.PostTracesAsync(Payloads.Empty);
        await PostAsync(Span(6, 61));

        Assert.Equal((UInt128)6, (await _server.WaitForTraceAsync("").InTime()).TraceId);
        Assert.Equal((UInt128)6, (await _server.WaitForTraceAsync("*").InTime()).TraceId);
    }

    [Fact]
    public async Task NothingThatFits_SaysWhatCameInstead()
    {
        for (ulong id = 1; id <= 21; id++) await PostAsync(Span(id, id, error: id == 21 ? 1 : 0));
        await _client.PostTracesAsync(Payloads.CutShort);
        Task<ReceivedTrace> waiter = _server.WaitForTraceAsync("service:nobody");
        _time.Advance(TimeSpan.FromSeconds(30));
        string message = (await Assert.ThrowsAsync<TimeoutException>(() => waiter.InTime())).Message;

        string[] lines = message.Split(Environment.NewLine);
        Assert.Equal("Waited 30 s for a trace that fits 'service:nobody'. Traces that are kept: 21, of which the last 20 are:", lines[0]);
        Assert.Equal(
            ("  0000000000000015 shop web.request GET /, 1 span, 1 error, 1.00 ms", "1 payload was refused."), (lines[^2], lines[^1]));
        Assert.Equal(22, lines.Length);
    }

    [Fact]
    public async Task NothingAtAll_IsSaid()
    {
        Task<ReceivedTrace> waiter = _server.WaitForTraceAsync("service:nobody", TimeSpan.FromSeconds(2));
        _time.Advance(TimeSpan.FromSeconds(2));

        Assert.Equal(
            "Waited 2 s for a trace that fits 'service:nobody'. No trace is kept.",
                (await Assert.ThrowsAsync<TimeoutException>(() => waiter.InTime())).Message);
    }

    [Fact]
    public async Task AFilterThatCannotBeRead_IsRefused_WithThePlace()
    {
        FormatException problem = await Assert.ThrowsAsync<FormatException>(() => _server.WaitForTraceAsync("status:broken"));
        Assert.Equal("The filter 'status:broken' cannot be read: a status is error or ok, at character 8.", problem.Message);
    }

    // The facts of chunks are read alike in all formats.
    [Theory]
    [MemberData(nameof(Formats))]
    public async Task EveryFormat_IsRead(TraceFormat format)
    {
        await _client.PostTracesAsync(Payloads.OneSpanAs(format), path: format.GetPath()[1..]);
        ReceivedTrace trace = await _server.WaitForTraceAsync("service:svc operation_name:op resource:r @k:v trace.spans:1").InTime();

        Assert.Equal((11UL, (UInt128)10), (Assert.Single(trace.Spans).SpanId, trace.TraceId));
        Assert.Contains(" svc op r, 1 span, no errors, 1.00 us", trace.ToString(), StringComparison.Ordinal);
    }

    public static TheoryData<TraceFormat> Formats() => [.. TraceFormats.All];

    private static Span Span(ulong trace, ulong id, ulong parent = 0, string service = "shop", int error = 0, long milliseconds = 1)
        => new()
        {
            TraceId = trace,
            SpanId = id,
            ParentId = parent,
            Service = service,
            Name = "web.request",
            Resource = "GET /",
            Start = Traces.Beginning,
            Duration = milliseconds * 1_000_000,
            Error = error,
        };

    private async Task PostAsync(params Span[] spans)
    {
        using var writer = new TracePayloadWriter(TraceFormat.V04, new TracePayloadWriterOptions { IsVerbatim = true });
        foreach (Span span in spans) Assert.True(writer.TryAppend(new TraceChunk(span)));
        await _client.PostTracesAsync(System.Buffers.BuffersExtensions.ToArray(writer.Complete().Body));
    }
}
