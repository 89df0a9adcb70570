namespace SpanPack.Activities.Tests.Mapping;

/// <summary>
/// A rule asks for a key and a type, over the span first and then over the resource. A value of another type hides nothing, and the first
/// that is found decides.
/// </summary>
public sealed class TypedLookupTests
{
    private static readonly SpanMapper s_mapper = new(new MappingOptions { Clock = new FixedClock() });

    [Fact]
    public void Negative_status_of_the_span_decides()
        => Assert.Equal(-1, Map([("http.status_code", -1)], [("http.status_code", 200)]).GetMetric("http.status_code"));

    [Fact]
    public void Text_of_the_span_that_is_no_status_decides()
        => Assert.Null(Map([("http.status_code", "abc")], [("http.status_code", "500")]).GetMetric("http.status_code"));

    [Fact]
    public void Integer_of_the_resource_comes_before_text_of_the_span()
        => Assert.Equal(404, Map([("http.status_code", "500")], [("http.status_code", 404)]).GetMetric("http.status_code"));

    [Fact]
    public void Negative_status_of_the_old_key_decides()
        => Assert.Equal(-1, Map([("http.status_code", -1), ("http.response.status_code", 200)], []).GetMetric("http.status_code"));

    [Fact]
    public void Text_of_the_resource_comes_before_an_integer_of_the_span()
        => Assert.Equal("NOT_FOUND",
            Map([("rpc.grpc.status_code", 2)], [("rpc.grpc.status_code", "NOT_FOUND")]).GetTag("rpc.grpc.status_code"));

    [Fact]
    public void Text_of_the_span_hides_no_integer_of_the_resource()
        => Assert.Equal(1, Map([("_dd.measured", "1")], [("_dd.measured", 1)]).GetMetric("_dd.measured"));

    [Fact]
    public void Namespace_of_the_resource_alone_names_the_database()
        => Assert.Equal("orders", Map([], [("db.namespace", "orders")]).GetTag("db.name"));

    [Fact]
    public void Environment_and_version_of_which_nothing_is_left_are_no_tags()
    {
        Span own = Map([("deployment.environment.name", "__"), ("service.version", "__")],
            [("deployment.environment", "prod"), ("service.version", "1")]);
        Span process = Map([], [("deployment.environment.name", "__"), ("service.version", "__")]);

        Assert.Equal((null, null, null, null),
            (own.GetTag("env"), own.GetTag("version"), process.GetTag("env"), process.GetTag("version")));
    }

    [Fact]
    public void Database_system_of_which_nothing_is_left_gives_no_type() => Assert.Equal("http", Map([("db.system", "__")], []).Type);

    [Fact]
    public void Of_repeated_priorities_the_last_counts()
        => Assert.Equal(0, Map([("sampling.priority", 2), ("sampling.priority", 0)], []).GetMetric("_sampling_priority_v1"));

    [Fact]
    public void Empty_status_gives_no_message() => Assert.Null(Map([("http.status_code", "")], [], SpanStatus.Error).GetTag("error.msg"));

    [Fact]
    public void Number_named_like_the_links_stays_beside_them()
    {
        var source = new SpanSource { Kind = ActivitySpanKind.Client };
        source.Add("_dd.span_links", 1);
        source.Add("events", "text");
        source.Links.Add(new SpanLink(1, 2));
        source.Events.Add(new SpanEvent("e", 1));
        var span = new Span();
        s_mapper.Map(source, new ResourceDescription([new("_dd.span_links", "text"), new("events", "text")]), span);

        Assert.Equal((1, null, null), (span.GetMetric("_dd.span_links"), span.GetTag("_dd.span_links"), span.GetTag("events")));
    }

    private static Span Map((string Key, TagValue Value)[] attributes, (string Key, TagValue Value)[] resource,
        SpanStatus status = SpanStatus.Unset)
    {
        var source = new SpanSource { Kind = ActivitySpanKind.Client, Status = status };
        foreach ((string key, TagValue value) in attributes) source.Add(key, value);
        var span = new Span();
        s_mapper.Map(source, new ResourceDescription(resource.Select(static pair => KeyValuePair.Create(pair.Key, pair.Value))), span);
        return span;
    }
}
