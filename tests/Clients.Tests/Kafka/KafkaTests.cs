using System.Diagnostics;
using System.Text;
using Confluent.Kafka;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.Kafka;

/// <summary>Messages of Confluent.Kafka through a cluster in this process.</summary>
[Collection(OneAtATime.Name)]
public sealed class KafkaTests(KafkaCluster cluster) : IClassFixture<KafkaCluster>
{
    private const string Secret = "4111111111111111";

    [KafkaFact]
    public async Task AMessage_ContinuesTheTraceOfItsProducer()
    {
        string topic = cluster.NewTopic();
        await using TracedProgram program = await TracedProgram.StartAsync();
        await ProduceInRequestAsync(topic, new Message<string, string> { Key = Secret, Value = Secret });
        using (IConsumer<string, string> consumer = cluster.Consume(topic))
        {
            Assert.NotNull(Next(consumer));
            await Task.Yield();
            using (TracedProgram.Begin("charge")) Assert.Equal("1", Activity.Current!.GetBaggageItem("user"));
        }

        Assert.Null(Activity.Current);
        Span[] spans = await program.EndAsync();
        Assert.Equal(["request", $"send {topic}", $"process {topic}", "charge"], spans.Select(static span => span.Resource));
        Assert.Equal(["Server.request", "kafka.send", "kafka.process", "Server.request"],
            spans.Select(static span => span.Name!.Replace("server", "Server", StringComparison.Ordinal)));
        Assert.Equal([0, spans[0].SpanId, spans[1].SpanId, spans[2].SpanId], spans.Select(static span => span.ParentId));
        Assert.All(spans, span => Assert.Equal(spans[0].TraceId, span.TraceId));
        AssertPlace(spans[1], topic);
        AssertPlace(spans[2], topic);
        Assert.Equal("billing", spans[2].GetTag("messaging.consumer.group.name"));
        Assert.True(spans[2].GetMetric("message.queue_time_ms") >= 0);
        foreach (Span span in spans)
        {
            foreach (KeyValuePair<string, string> tag in span.EnumerateTags())
                Assert.DoesNotContain(Secret, tag.Value, StringComparison.Ordinal);
        }
    }

    [KafkaFact]
    public async Task UnderTheNamesOfTheTracer_SpansAreItsOwn()
    {
        string topic = cluster.NewTopic();
        await using TracedProgram program = await TracedProgram.StartAsync(SpanNaming.Tracer);
        await ProduceInRequestAsync(topic, new Message<string, string> { Key = "tombstone", Value = null! });
        using (IConsumer<string, string> consumer = cluster.Consume(topic)) Next(consumer);

        Span[] spans = await program.EndAsync();
        Assert.Equal([("kafka.produce", $"Produce Topic {topic}"), ("kafka.consume", $"Consume Topic {topic}")],
            spans[1..].Select(static span => (span.Name!, span.Resource!)));
        Assert.All(spans[1..], span =>
        {
            Assert.Equal(("queue", "shop-kafka"), (span.Type, span.Service));
            Assert.Equal(("[0]", "0", "true"),
                (span.GetTag("kafka.partition"), span.GetTag("kafka.offset"), span.GetTag("kafka.tombstone")));
            Assert.Equal(cluster.Servers, span.GetTag("messaging.kafka.bootstrap.servers"));
            Assert.Equal(1, span.GetMetric("_dd.measured"));
        });
        Assert.Equal("billing", spans[2].GetTag("kafka.group"));
    }

    [KafkaFact]
    public async Task Headers_AreThoseOfTheSettings_AndReplaceOlderOnes()
    {
        string topic = cluster.NewTopic();
        var message = new Message<string, string>
        {
            Value = "1",
            Headers = [new Header("own", [1]), new Header("x-datadog-trace-id", "7"u8.ToArray())]
        };
        await using TracedProgram program = await TracedProgram.StartAsync(settings: "DD_TRACE_PROPAGATION_STYLE=datadog");
        await ProduceInRequestAsync(topic, message);
        Span[] spans = await program.EndAsync();

        Assert.Equal(["own", "x-datadog-parent-id", "x-datadog-sampling-priority", "x-datadog-tags", "x-datadog-trace-id"],
            message.Headers.Select(static header => header.Key).Order());
        Assert.Equal(((ulong)spans[1].TraceId, spans[1].SpanId),
            (NumberOf(message, "x-datadog-trace-id"), NumberOf(message, "x-datadog-parent-id")));
    }

    [KafkaFact]
    public async Task ADeliveryHandler_EndsTheSpan_AndNoHandlerEndsItAtOnce()
    {
        string topic = cluster.NewTopic();
        var place = new TopicPartition(topic, 0);
        var delivered = new TaskCompletionSource<(DeliveryReport<string, string> Report, Activity? Current)>(
            TaskCreationOptions.RunContinuationsAsynchronously);
        await using TracedProgram program = await TracedProgram.StartAsync();
        using (IProducer<string, string> producer = cluster.Produce(out ProducerConfig config).AddDatadogTracing(config))
        using (Activity request = TracedProgram.Begin("request"))
        {
            producer.Produce(place, new Message<string, string> { Value = "1" }, report => delivered.SetResult((report, Activity.Current)));
            Assert.Same(request, Activity.Current);
            (DeliveryReport<string, string> report, Activity? current) = await delivered.Task.InTime();
            Assert.Equal((0, null), (report.Offset.Value, current));
            producer.Produce(place, new Message<string, string> { Value = "2" });
            Assert.Same(request, Activity.Current);
            producer.Flush(Patience.Long);
        }

        Span[] spans = await program.EndAsync();
        Assert.Equal(["request", $"send {topic}", $"send {topic}"], spans.Select(static span => span.Resource));
        Assert.Equal([0, null], spans[1..].Select(static span => span.GetMetric("messaging.kafka.offset")));
    }

    [KafkaFact]
    public async Task AMessageThatIsNotDelivered_IsAnError()
    {
        var config = new ProducerConfig { BootstrapServers = $"127.0.0.1:{FreePort.Find()}", MessageTimeoutMs = 100, LingerMs = 0 };
        var failed = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        var message = new Message<string, string> { Value = Secret };
        using IProducer<string, string> producer = new ProducerBuilder<string, string>(config).SetLogHandler(static (_, _) => { })
            .Build()
            .AddDatadogTracing(config);
        Span[] spans = await TracedHost.TraceAsync(async () =>
        {
            await Assert.ThrowsAsync<ProduceException<string, string>>(() => producer.ProduceAsync("orders", message)).InTime();
            producer.Produce("orders", message, _ => failed.SetResult());
            await failed.Task.InTime();
            Assert.Throws<ProduceException<string, string>>(() => producer.Produce((string)null!, message));
        });

        Assert.All(spans, static span => Assert.Equal(1, span.Error));
        Assert.Equal(["Confluent.Kafka.ProduceException`2[System.String,System.String]", "Local_MsgTimedOut"],
            spans[..2].Select(static span => span.GetTag("error.type")));
    }

    private static ulong NumberOf(Message<string, string> message, string header)
        => ulong.Parse(Encoding.UTF8.GetString(message.Headers.GetLastBytes(header)), System.Globalization.CultureInfo.InvariantCulture);

    private static ConsumeResult<string, string> Next(IConsumer<string, string> consumer)
    {
        while (true)
        {
            if (consumer.Consume(Patience.Long) is { IsPartitionEOF: false } result) return result;
            Assert.Null(Activity.Current); // the end of a partition is no message
        }
    }

    private async Task ProduceInRequestAsync(string topic, Message<string, string> message)
    {
        using IProducer<string, string> producer = cluster.Produce(out ProducerConfig config).AddDatadogTracing(config);
        using Activity request = TracedProgram.Begin("request").AddBaggage("user", "1");
        await producer.ProduceAsync(new TopicPartition(topic, 0), message).InTime();
        Assert.Same(request, Activity.Current);
    }

    private void AssertPlace(Span span, string topic)
    {
        Assert.Equal(("kafka", topic, "0"),
            (span.GetTag("messaging.system"), span.GetTag("messaging.destination.name"),
                span.GetTag("messaging.destination.partition.id")));
        Assert.Equal((0, 0), (span.GetMetric("messaging.kafka.offset"), span.Error));
        Assert.Equal(cluster.Servers, span.GetTag("messaging.kafka.bootstrap.servers"));
    }
}
