using System.Diagnostics;
using Microsoft.Extensions.Hosting;

namespace SpanPack.Clients.Tests.Support;

/// <summary>A host with one line of tracing, and the spans that its agent has got once it has ended.</summary>
internal static class TracedHost
{
    internal const string Request = "request";
    internal const string Service = "shop";

    /// <summary>A number that no tag may show.</summary>
    internal const string Secret = "4111111111111111";

    /// <summary>The setting for the names of Datadog's tracer.</summary>
    internal const string TracerNames = "Datadog:Naming=Tracer";

    private static readonly ActivitySource s_source = new("SpanPack.Clients.Tests");

    /// <summary>Runs work of a client inside one request.</summary>
    /// <returns>All spans but that of the request, in the order in which they began: its children.</returns>
    internal static async Task<Span[]> TraceAsync(Func<Task> work, params string[] settings)
    {
        Span[] others = await CollectAsync(work, settings);
        Assert.All(others, span => Assert.Equal(others[0].ParentId, span.ParentId));
        return others;
    }

    /// <summary>Runs work of a client inside one request.</summary>
    /// <returns>
    /// All spans but that of the request, its children first, in the order in which they began: of its trace, without secrets.
    /// </returns>
    internal static async Task<Span[]> CollectAsync(Func<Task> work, params string[] settings)
    {
        Span[] spans = await RunAsync(
            async () =>
            {
                using Activity? request = s_source.StartActivity(Request, ActivityKind.Server);
                await work();
                Assert.Same(request, Activity.Current); // a client leaves what it found
            },
            settings);

        Span root = Assert.Single(spans, static span => span.ParentId == 0);
        Assert.Equal(Request, root.Resource);
        Assert.All(spans, span => Assert.Equal(root.TraceId, span.TraceId));
        return [.. spans.Where(span => span != root)
            .OrderBy(span => span.ParentId == root.SpanId ? 0 : 1)
            .ThenBy(static span => span.Start)];
    }

    /// <summary>Runs work of a client without a request.</summary>
    /// <returns>All spans, without secrets.</returns>
    internal static async Task<Span[]> RunAsync(Func<Task> work, params string[] settings)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using IHost host = TestHost.Build(agent.Url, settings: [$"DD_SERVICE={Service}", .. settings]);
        await host.StartAsync();
        await work();
        await host.StopAsync();
        Span[] spans = ReceivedSpans.Of(agent);
        Assert.All(spans, AssertNoSecret);
        return spans;
    }

    internal static void AssertNoSecret(Span span)
    {
        Assert.DoesNotContain(Secret, span.Resource, StringComparison.Ordinal);
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags())
            Assert.False(tag.Value.Contains(Secret, StringComparison.Ordinal), $"{tag.Key}: {tag.Value}");
    }
}
