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
}
