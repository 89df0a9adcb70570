using System.Net.Sockets;
using SpanPack.AspNetCore.Tests.Support;

namespace SpanPack.AspNetCore.Tests;

/// <summary>A process of its own, on .NET 10 and on .NET 8: from a line for tracing to what the agent has after SIGTERM.</summary>
[Collection(OneAtATime.Name)]
public sealed class ChildTests
{
    [Fact]
    public Task RequestsAndCalls_AreComplete_AndSentWhenItIsTerminated() => AssertCompleteAsync("net10.0");

    [ChildFact("net8.0")]
    public Task RequestsAndCalls_OnNet8_AreComplete_AndSentWhenItIsTerminated() => AssertCompleteAsync("net8.0");

    [Fact]
    public async Task Sigterm_InTheMiddleOfTraffic_LosesNoSpanThatHasEnded()
    {
        if (!OperatingSystem.IsLinux()) return;
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using ChildProcess child = await ChildProcess.StartAsync("net10.0", agent);
        int answered = 0;
        var enough = new TaskCompletionSource();
        Task[] clients = [.. Enumerable.Range(0, 4).Select(_ => Task.Run(RequestAsync))];
        await enough.Task.InTime();

        Assert.Equal((0, "over"), await child.TerminateAsync());
        await Task.WhenAll(clients);
        int spans = ReceivedSpans.Of(agent).Count(static span => span.Resource == "GET /leaf");
        Assert.True(answered >= 200 && spans >= answered, $"{answered} answered, {spans} spans");

        async Task RequestAsync()
        {
            try
            {
                while ((await RawRequest.GetAsync(child.Url, "/leaf")).StartsWith("HTTP/1.1 200", StringComparison.Ordinal))
                {
                    if (Interlocked.Increment(ref answered) == 200) enough.SetResult();
                }
            }
            catch (Exception end) when (end is SocketException or IOException)
            {
                // Nobody listens any more.
            }
        }
    }

    private static async Task AssertCompleteAsync(string framework)
    {
        if (!OperatingSystem.IsLinux()) return;
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using ChildProcess child = await ChildProcess.StartAsync(framework, agent);
        Assert.EndsWith("hello you", (await RawRequest.GetAsync(child.Url, "/hello/you", "Accept: text/plain")).TrimEnd('\r', '\n', '0'),
            StringComparison.Ordinal);
        await RawRequest.GetAsync(child.Url, "/missing");
        await RawRequest.GetAsync(child.Url, "/refused");
        await RawRequest.GetAsync(child.Url, "/cancelled");
        await RawRequest.GetAsync(child.Url, "/fail");

        Assert.Equal((0, "over"), await child.TerminateAsync());
        Span[] spans = ReceivedSpans.Of(agent);
        Span hello = Assert.Single(spans, static span => span.Resource == "GET /hello/{name}");
        Span[] trace = [.. spans.Where(span => span.TraceId == hello.TraceId)];
        Span call = Assert.Single(trace, static span => span.Name == "http.client.request");
        Assert.Equal(("GET", $"{child.Url}/leaf?*", "127.0.0.1", 200d, "1.1", 0),
            (call.GetTag("http.method"), call.GetTag("http.url"), call.GetTag("http.server_name"), call.GetMetric("http.status_code"),
                call.GetTag("http.version"), call.Error));
        Span leaf = Assert.Single(trace, static span => span.Resource == "GET /leaf");
        Assert.Equal((3, hello.SpanId, call.SpanId), (trace.Length, call.ParentId, leaf.ParentId));

        Span[] failed = [.. spans.Where(static span => span.Name == "http.client.request" && span.Error == 1)];
        Assert.Equal(["404", "System.Threading.Tasks.TaskCanceledException", "connection_error"],
            failed.Select(static span => span.GetTag("error.type")).Order(StringComparer.Ordinal));
        Span fail = Assert.Single(spans, static span => span.Resource == "GET /fail");
        Assert.Equal((1, 500d, "System.InvalidOperationException"),
            (fail.Error, fail.GetMetric("http.status_code"), fail.GetTag("error.type")));
    }
}
