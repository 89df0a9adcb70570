using System.Diagnostics;
using Microsoft.Extensions.Hosting;

namespace SpanPack.Clients.Tests.Support;

/// <summary>A host with one line of tracing, and the spans that its agent has got once it has ended.</summary>
internal static class TracedHost
{
    internal const string Request = "request";

    private static readonly ActivitySource s_source = new("SpanPack.Clients.Tests");

    /// <summary>Runs work of a client inside one request.</summary>
    /// <returns>All spans but that of the request, in the order in which they began.</returns>
    internal static async Task<Span[]> TraceAsync(Func<Task> work)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using IHost host = TestHost.Build(agent.Url, settings: "DD_SERVICE=shop");
        await host.StartAsync();
        using (Activity? request = s_source.StartActivity(Request, ActivityKind.Server))
        {
            await work();
            Assert.Same(request, Activity.Current); // a client leaves what it found
        }

        await host.StopAsync();
        Span[] spans = ReceivedSpans.Of(agent);
        Span root = Assert.Single(spans, static span => span.ParentId == 0);
        Assert.Equal(Request, root.Resource);
        Assert.All(spans, span => Assert.Equal(root.TraceId, span.TraceId));
        Span[] others = [.. spans.Where(span => span != root).OrderBy(static span => span.Start)];
        Assert.All(others, span => Assert.Equal(root.SpanId, span.ParentId));
        return others;
    }
}
