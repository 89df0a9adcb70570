using System.Diagnostics;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Mapping;

/// <summary>The names of Datadog's own integrations, and errors by their exception event.</summary>
public sealed class TracerNamingTests
{
    private static readonly SpanMapper s_mapper = new(new MappingOptions { Naming = SpanNaming.Tracer });

    [Theory]
    [InlineData("Server", "http.request.method", "GET", "aspnet_core.request")]
    [InlineData("Client", "http.request.method", "GET", "http.request")]
    [InlineData("Client", "db.system.name", "postgresql", "postgres.query")]
    [InlineData("Client", "db.system", "redis", "redis.command")]
    [InlineData("Client", "db.system", "cassandra", "cassandra.query")]
    [InlineData("Producer", "messaging.system", "kafka", "kafka.produce")]
    [InlineData("Consumer", "messaging.system", "kafka", "kafka.consume")]
    [InlineData("Client", "messaging.system", "rabbitmq", "amqp.command")]
    [InlineData("Server", "rpc.system", "grpc", "grpc.request")]
    [InlineData("Client", "rpc.system", "aws-api", "aws.client.request")]
    [InlineData("Server", "graphql.operation.type", "query", "graphql.server.request")]
    [InlineData("Server", "operation.name", "My.Own", "my.own")]
    [InlineData("Internal", "x", "y", "internal")]
    public void Operation_IsTheIntegrations(string kind, string key, string value, string name)
    {
        var source = new SpanSource { Kind = Enum.Parse<ActivitySpanKind>(kind) };
        source.Add(key, value);
        var span = new Span();
        s_mapper.Map(source, new ResourceDescription([]), span);

        Assert.Equal(name, span.Name);
    }

    [Theory]
    [InlineData("rpc.system", "grpc", "grpc.status_code", 5, "NotFound")]
    [InlineData("rpc.system", "grpc", "grpc.status_code", 5L, "NotFound")]
    [InlineData("rpc.system", "grpc", "grpc.status_code", "5", "NotFound")]
    [InlineData("rpc.system", "grpc", "rpc.grpc.status_code", 5, "NotFound")]
    [InlineData("rpc.system", "grpc", "rpc.response.status_code", "NOT_FOUND", "NotFound")]
    [InlineData("rpc.system", "grpc", "grpc.status_code", 99, "99")]
    [InlineData("rpc.system", "grpc", "grpc.status_code", 0, null)]
    [InlineData("rpc.system", "grpc", "grpc.status_code", -1, null)]
    [InlineData("rpc.system", "grpc", "grpc.status_code", true, null)]
    [InlineData("rpc.system", "aws-api", "http.response.status_code", 403, "The HTTP response has status code 403.")]
    [InlineData("http.request.method", "GET", "http.response.status_code", 403, "The HTTP response has status code 403.")]
    public void ErrorWithoutDescription_IsDescribedByItsStatus(string key, string value, string status, object code, string? expected)
    {
        using Activity activity = Start();
        activity.SetTag(key, value).SetTag("rpc.service", "S3").SetTag(status, code).SetStatus(ActivityStatusCode.Error);

        Assert.Equal(expected, Map(activity).GetTag("error.msg"));
    }

    [Theory]
    [InlineData("shop.Orders", "Get", "/shop.Orders/Get")]
    [InlineData(null, "/shop.Orders/Get", "/shop.Orders/Get")]
    [InlineData(null, "shop.Orders/Get", "/shop.Orders/Get")]
    public void CallOfGrpc_HasItsPath_HoweverItIsNamed(string? service, string method, string expected)
    {
        using Activity activity = Start();
        Span span = Map(activity.SetTag("rpc.system", "grpc").SetTag("rpc.service", service).SetTag("rpc.method", method));

        Assert.Equal((expected, "shop", "Orders", "Get"),
            (span.Resource, span.GetTag("grpc.method.package"), span.GetTag("grpc.method.service"), span.GetTag("grpc.method.name")));
    }

    [Fact]
    public void Error_IsDescribedByItsEvent()
    {
        var source = new SpanSource { Status = SpanStatus.Error, StatusMessage = "status" };
        source.Events.Add(new SpanEvent("exception",
            1)
        { Attributes = { ["exception.message"] = "m", ["exception.type"] = "t", ["exception.stacktrace"] = "s" } });
        var span = new Span();
        s_mapper.Map(source, new ResourceDescription([]), span);

        Assert.Equal(("m", "t", "s"), (span.GetTag("error.msg"), span.GetTag("error.type"), span.GetTag("error.stack")));
    }

    private static Activity Start()
    {
        using var source = new ActivitySource("Grpc.Net.Client");
        using ActivityListener listener = source.Listen();
        return source.StartActivity("call", ActivityKind.Client)!;
    }

    private static Span Map(Activity activity)
    {
        activity.Stop();
        var span = new Span();
        new ActivityMapper(new MappingOptions { Naming = SpanNaming.Tracer }).Map(activity, null, span, out _);
        return span;
    }
}
