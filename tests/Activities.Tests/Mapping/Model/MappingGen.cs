using FsCheck;
using FsCheck.Fluent;

namespace SpanPack.Activities.Tests.Mapping.Model;

/// <summary>Spans and resources whose keys meet: each is about one convention, with values of every type.</summary>
internal static class MappingGen
{
    private static readonly string[][] s_topics =
    [
        ["http.status_code", "http.response.status_code", "http.request.method", "http.method", "error.msg"],
        ["rpc.grpc.status_code", "grpc.code", "rpc.grpc.status.code", "grpc.status.code", "rpc.response.status_code", "rpc.system",
            "rpc.system.name"],
        ["_dd.measured", "sampling.priority", "_sampling_priority_v1", "_sample_rate", "_top_level", "span.kind"],
        ["service.name", "service.version", "version", "env", "deployment.environment", "deployment.environment.name", "span.type"],
        ["db.system", "db.system.name", "db.statement", "db.query.text", "db.namespace", "db.name", "http.method"],
        ["messaging.system", "messaging.operation", "messaging.destination", "messaging.destination.name", "db.system", "rpc.system"],
        ["rpc.system", "rpc.service", "rpc.method", "faas.invoked_provider", "faas.invoked_name", "faas.trigger", "graphql.operation.type",
            "graphql.operation.name"],
        ["http.request.method", "http.method", "http.route", "url.template", "network.protocol.name", "operation.name", "resource.name",
            "url.full", "http.url"],
        ["server.address", "http.server_name", "http.request.header.x", "http.request.headers.x", "user_agent.original", "http.useragent",
            "my.key", ""],
        ["events", "_dd.span_links", "otel.status_code", "otel.trace_id", "_dd.span_events.has_exception", "w3c.tracestate",
            "otel.scope.name", "my.key"],
        ["analytics.event", "client.address", "http.client_ip", "network.protocol.version", "http.version", "peer.service", "manual.keep",
            "error"],
    ];

    private static readonly string[] s_texts = ["grpc", "aws-api", "GET", "_OTHER", "__", "", "redis", "postgresql", "My.Shop Service_v2",
        "200", "404", "500", "200.0", "abc", "OK", "1", "-1", "query", "Ünï cödé", "a-._b", "1.2.3-Beta+4", "<a & b>",
        new string('x', 120)];

    private static readonly Gen<TagValue> s_scalars = Gen.OneOf(
        Gen.Elements(s_texts).Select(static text => new TagValue(text)),
        Gen.Elements(s_texts).Select(static text => new TagValue(text)),
        Gen.Elements(0L, 1, -1, 2, 14, 200, 404, 500, long.MaxValue, long.MinValue).Select(static number => new TagValue(number)),
        Gen.Elements(0.0, 1, -1, 200, 0.5, 2.25, 1e21, 1e-7, double.NaN, double.PositiveInfinity)
            .Select(static number => new TagValue(number)),
        Gen.Elements(true, false).Select(static value => new TagValue(value)));

    private static readonly Gen<TagValue> s_values = Gen.Frequency(
        (12, s_scalars),
        (1, s_scalars.ListOf(2).Select(static values => new TagValue(values.ToArray()))),
        (1, Gen.Elements(new byte[] { 1, 2 }, []).Select(static bytes => new TagValue(bytes))));

    private static readonly Gen<TagValue> s_valuesOfOtlp = Gen.Frequency(
        (14, s_values),
        (1, Gen.Constant(new TagValue((string?)null))),
        (1, s_values.Select(static value => new TagValue(new AttributeList { ["b"] = value, ["a"] = 1 }))));

    /// <summary>What OTLP can say.</summary>
    internal static Gen<ModelInput> Otlp { get; } = Inputs(s_valuesOfOtlp, [.. Enum.GetValues<ActivitySpanKind>()]);

    /// <summary>
    /// What activities can say: neither empty values nor pairs, and no kind but theirs. A status in a tag, as activities of .NET 5 had it,
    /// is read, so there is none.
    /// </summary>
    internal static Gen<ModelInput> Activities { get; } = Inputs(s_values,
        [ActivitySpanKind.Internal, ActivitySpanKind.Server, ActivitySpanKind.Client, ActivitySpanKind.Producer, ActivitySpanKind.Consumer])
        .Select(static input => input.Status == SpanStatus.Error ? input : input with { Message = "" })
        .Select(static input => input with { Attributes = [.. input.Attributes.Where(static pair => pair.Key != "otel.status_code")] });

    private static Gen<ModelInput> Inputs(Gen<TagValue> values, ActivitySpanKind[] kinds)
        => from topic in Gen.Elements(s_topics)
           let keys = Gen.Frequency((6, Gen.Elements(topic)), (1, Gen.Elements(s_topics).SelectMany(static other => Gen.Elements(other))))
           let pairs = Pairs(keys, values)
           from kind in Gen.Elements(kinds)
           from name in Gen.Elements("do work", "GET /x")
           from status in Gen.Elements(SpanStatus.Unset, SpanStatus.Ok, SpanStatus.Error)
           from message in Gen.Elements("", "", "no stock")
           from state in Gen.Elements("", "", "congo=t61", "ot=th:8", "ot=p:1", "ot=p:62", "ot=p:63", "dd=s:2;o:rum")
           from attributes in pairs
           from resource in pairs
           from scope in Gen.Frequency((3, Gen.Constant(("", "", Array.Empty<(string, TagValue)>()))), (1, Scopes(values)))
           from happened in Gen.Elements(null, null, "exception", "other")
           from hasLink in Gen.Elements(false, false, true)
           select new ModelInput(kind, name, status, message, state, attributes, [.. resource.DistinctBy(static pair => pair.Key)], scope,
               happened, hasLink);

    private static Gen<(string Key, TagValue Value)[]> Pairs(Gen<string> keys, Gen<TagValue> values)
        => from count in Gen.Choose(0, 5)
           from pairs in (from key in keys from value in values select (key, value)).ListOf(count)
           select pairs.ToArray();

    private static Gen<(string, string, (string Key, TagValue Value)[])> Scopes(Gen<TagValue> values)
        => from name in Gen.Elements("Shop.Cart", "")
           from version in Gen.Elements("1.4.0", "")
           from pairs in Pairs(Gen.Elements("env", "version", "my.key", "span.kind", "error.msg", "http.status_code", "db.name",
               "otel.status_code"),
               values)
           select (name, version, pairs.DistinctBy(static pair => pair.Key).ToArray());
}
