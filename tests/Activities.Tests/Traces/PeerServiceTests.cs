using System.Diagnostics;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>The service that a request goes to, where variables ask for it.</summary>
public sealed class PeerServiceTests
{
    [Theory]
    [InlineData("db.system=postgresql db.namespace=shop server.address=db1", "shop", "db.namespace")]
    [InlineData("db.system=postgresql server.address=db1", "db1", "server.address")]
    [InlineData("messaging.system=kafka messaging.kafka.bootstrap.servers=k1:9092 server.address=k1", "k1:9092",
        "messaging.kafka.bootstrap.servers")]
    [InlineData("rpc.system=grpc rpc.service=Cart server.address=cart.local", "Cart", "rpc.service")]
    [InlineData("http.request.method=GET server.address=api.local", "api.local", "server.address")]
    [InlineData("http.request.method=GET net.peer.name=old.local", "old.local", "net.peer.name")]
    [InlineData("http.request.method=GET peer.service=api server.address=api.local", "api", "peer.service")]
    [InlineData("http.request.method=GET", null, null)]
    public async Task It_is_named_by_what_is_known(string tags, string? service, string? source)
    {
        await using CollectedTraces traces = await StartAsync(("DD_TRACE_PEER_SERVICE_DEFAULTS_ENABLED", "true"));
        Span span = await RunAsync(traces, tags, ActivityKind.Client);

        Assert.Equal((service, source), (span.GetTag("peer.service"), span.GetTag("_dd.peer.service.source")));
    }

    [Theory]
    [InlineData(ActivityKind.Server, true)]
    [InlineData(ActivityKind.Consumer, true)]
    [InlineData(ActivityKind.Internal, true)]
    [InlineData(ActivityKind.Client, false)]
    public async Task It_is_not_named_by_default_nor_for_other_kinds(ActivityKind kind, bool isSet)
    {
        await using CollectedTraces traces = isSet
            ? await StartAsync(("DD_TRACE_PEER_SERVICE_DEFAULTS_ENABLED", "1"))
            : await CollectedTraces.StartAsync();
        Span span = await RunAsync(traces, "http.request.method=GET server.address=api.local", kind);

        Assert.Null(span.GetTag("peer.service"));
    }

    [Theory]
    [InlineData("server.address=api.local", "api", "api.local")]
    [InlineData("peer.service=db1", "orders-db", "db1")]
    [InlineData("peer.service=other", "other", null)]
    public async Task Names_are_mapped(string tags, string service, string? from)
    {
        await using CollectedTraces traces = await StartAsync(("DD_TRACE_PEER_SERVICE_DEFAULTS_ENABLED", "true"),
            ("DD_TRACE_PEER_SERVICE_MAPPING", "db1:orders-db, api.local:api,none:"));
        Span span = await RunAsync(traces, tags, ActivityKind.Producer);

        Assert.Equal((service, from), (span.GetTag("peer.service"), span.GetTag("_dd.peer.service.remapped_from")));
    }

    private static async Task<Span> RunAsync(CollectedTraces traces, string tags, ActivityKind kind)
    {
        Activity activity = traces.Start("call", kind);
        foreach (string tag in tags.Split(' ')) activity.SetTag(tag.Split('=')[0], tag.Split('=')[1]);
        activity.Stop();
        await traces.FlushAsync();
        return Assert.Single(traces.Spans);
    }

    private static Task<CollectedTraces> StartAsync(params (string Name, string Value)[] variables)
        => CollectedTraces.StartAsync(options =>
            options with { ReadVariable = name => variables.FirstOrDefault(variable => variable.Name == name).Value });
}
