using System.Diagnostics;
using System.Reflection;
using Confluent.Kafka;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.Kafka;

/// <summary>Clients that trace, around clients without a server.</summary>
[Collection(OneAtATime.Name)]
public sealed class ForwardingTests
{
    [Fact]
    public void MembersOfAConsumer_AreThoseOfTheOneInside()
        => AssertForwards<IConsumer<string, string>>(static inner => inner.AddDatadogTracing());

    [Fact]
    public void MembersOfAProducer_AreThoseOfTheOneInside()
        => AssertForwards<IProducer<string, string>>(static inner => inner.AddDatadogTracing());

    [Fact]
    public async Task AnErrorThatIsOfNoMessage_IsThrown_AndIsNoSpan()
    {
        IConsumer<string, string> inner = DispatchProxy.Create<IConsumer<string, string>, InnerClient>();
        var failure = new ConsumeException(new ConsumeResult<byte[], byte[]>(), new Error(ErrorCode.Local_AllBrokersDown));
        InnerClient.Of(inner).Failure = failure;
        await using TracedProgram program = await TracedProgram.StartAsync();
        IConsumer<string, string> consumer = inner.AddDatadogTracing();

        Assert.Same(failure, Assert.Throws<ConsumeException>(() => consumer.Consume(Patience.Long)));
        InnerClient.Of(inner).Failure = null;
        consumer.Dispose();
        Assert.Empty(await program.EndAsync());
    }

    [Theory]
    [InlineData("orders", "process orders")]
    [InlineData("bills", "process")]
    public async Task ABatch_HasTheTopicOfAll_AndNoLinksToBrokenHeaders(string second, string expected)
    {
        var headers = new Headers { { "traceparent", "01"u8.ToArray() } };
        ConsumeResult<string, string>[] messages = [Make("orders"), Make(second)];
        await using TracedProgram program = await TracedProgram.StartAsync();
        using (messages.StartBatchActivity()) Assert.NotNull(Activity.Current);
        Span span = Assert.Single(await program.EndAsync());

        Assert.Equal((expected, 0), (span.Resource, span.Links.Length));

        ConsumeResult<string, string> Make(string topic) => new() { Topic = topic, Message = new() { Headers = headers } };
    }

    [Fact]
    public async Task ABatchWhoseTracesBeginAnew_LinksToThoseThatItLeaves()
    {
        var headers = new Headers
        {
            { "traceparent", "00-0000000000000000000000000000000a-000000000000000b-00"u8.ToArray() },
            { "tracestate", "dd=s:0;p:000000000000000c"u8.ToArray() },
        };
        ConsumeResult<string, string>[] messages = [new() { Topic = "orders", Message = new() { Headers = headers } }];
        await using TracedProgram program = await TracedProgram.StartAsync(settings: "DD_TRACE_PROPAGATION_BEHAVIOR_EXTRACT=restart");
        Activity.Current = null;
        messages.StartBatchActivity()!.Dispose();

        SpanLink link = Assert.Single(Assert.Single(await program.EndAsync()).Links.ToArray());
        Assert.Equal(((UInt128)10, 11UL, "dd=s:0;p:000000000000000c"), (link.TraceId, link.SpanId, link.TraceState));
    }

    [Fact]
    public async Task AMessageThatIsSentAgain_KeepsNothingOfItsFirstTrace()
    {
        var message = new Message<string, string>
        {
            Value = "1",
            Headers = new Headers { { "own", [1] }, { "x-datadog-origin", "rum"u8.ToArray() }, { "baggage", "user=1"u8.ToArray() } },
        };
        IProducer<string, string> producer = DispatchProxy.Create<IProducer<string, string>, InnerClient>().AddDatadogTracing();
        await using TracedProgram program = await TracedProgram.StartAsync();
        using (TracedProgram.Begin("request")) producer.Produce("orders", message);
        await program.EndAsync();

        Assert.Equal(["own", "traceparent", "tracestate", "x-datadog-parent-id", "x-datadog-sampling-priority", "x-datadog-tags",
            "x-datadog-trace-id"], message.Headers.Select(static header => header.Key).Order());
    }

    // Consume is one of them; messages that are produced have another partition or handler inside.
    private static void AssertForwards<TClient>(Func<TClient, TClient> trace)
        where TClient : class
    {
        TClient inner = DispatchProxy.Create<TClient, InnerClient>(), traced = trace(inner);
        MethodInfo[] members = [.. typeof(TClient).GetInterfaces().Append(typeof(TClient)).SelectMany(static type => type.GetMethods())
            .Where(static member => !member.Name.StartsWith("Produce", StringComparison.Ordinal))];
        Assert.NotEmpty(members);
        Assert.All(members, member =>
        {
            object?[] arguments = [.. member.GetParameters().Select(static one => InnerClient.MakeValue(one.ParameterType))];
            object? answer = member.Invoke(traced, arguments);
            (MethodInfo called, object?[] given, object? inside) = InnerClient.Of(inner).Last!.Value;
            Assert.Equal($"{member}", $"{called}");
            Assert.All(given.Zip(arguments), static pair => AssertOne(pair.Second, pair.First));
            AssertOne(inside, answer);
        });
    }

    private static void AssertOne(object? expected, object? actual)
    {
        if (expected is ValueType) Assert.Equal(expected, actual);
        else Assert.Same(expected, actual);
    }
}
