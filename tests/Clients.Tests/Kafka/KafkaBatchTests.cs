using System.Diagnostics;
using Confluent.Kafka;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.Kafka;

/// <summary>Messages that are consumed one after the other, and processed together.</summary>
[Collection(OneAtATime.Name)]
public sealed class KafkaBatchTests(KafkaCluster cluster) : IClassFixture<KafkaCluster>
{
    [KafkaFact]
    public async Task EachMessage_EndsWithTheNext_AndABatchLinksToAll()
    {
        string topic = cluster.NewTopic();
        await using TracedProgram program = await TracedProgram.StartAsync();
        using (IProducer<string, string> producer = cluster.Produce(out ProducerConfig config).AddDatadogTracing(config))
        {
            for (int i = 0; i < 3; i++)
            {
                using Activity request = TracedProgram.Begin("request");
                await producer.ProduceAsync(new TopicPartition(topic, 0), new Message<string, string> { Value = "1" }).InTime();
            }
        }

        using (IConsumer<string, string> consumer = cluster.Consume(topic))
        {
            var messages = new List<ConsumeResult<string, string>>();
            while (messages.Count < 3)
            {
                if (consumer.Consume(Patience.Long) is { IsPartitionEOF: false } message) messages.Add(message);
            }

            using Activity? batch = messages.StartBatchActivity();
            Assert.Same(batch, Activity.Current);
            using (TracedProgram.Begin("store")) await Task.Yield();
        }

        Span[] spans = await program.EndAsync();
        Span[] sent = [.. spans.Where(span => span.Resource == $"send {topic}")];
        Span[] processed = [.. spans.Where(span => span.Resource == $"process {topic}")];
        Span together = processed[^1];
        Assert.Equal((3, 4), (sent.Length, processed.Length));
        Assert.Equal(sent.Select(static span => span.SpanId), processed[..3].Select(static span => span.ParentId));
        Assert.All(processed[..3], span => Assert.True(span.Start + span.Duration <= together.Start + together.Duration));
        Assert.Equal(0UL, together.ParentId);
        Assert.Equal(3, together.GetMetric("messaging.batch.message_count"));
        Assert.Equal(sent.Select(static span => (span.TraceId, span.SpanId)),
            together.Links.ToArray().Select(static link => (link.TraceId, link.SpanId)));
        Assert.Equal(together.SpanId, Assert.Single(spans, static span => span.Resource == "store").ParentId);
    }

    [KafkaFact]
    public async Task AMessageWithoutATrace_BeginsOne()
    {
        string topic = cluster.NewTopic();
        using (IProducer<string, string> producer = cluster.Produce(out _))
            await producer.ProduceAsync(new TopicPartition(topic, 0), new Message<string, string> { Value = "1" }).InTime();
        await using TracedProgram program = await TracedProgram.StartAsync();
        using (IConsumer<string, string> consumer = cluster.Consume(topic))
        {
            ConsumeResult<string, string> message = consumer.Consume(Patience.Long);
            consumer.Unsubscribe();
            Assert.Null(Activity.Current);
            using (new[] { message }.StartBatchActivity()) Assert.NotNull(Activity.Current);
        }

        Span[] spans = await program.EndAsync();
        Assert.Equal([$"process {topic}", $"process {topic}"], spans.Select(static span => span.Resource));
        Assert.All(spans, static span => Assert.Equal((0UL, 0), (span.ParentId, span.Links.Length)));
        Assert.NotEqual(spans[0].TraceId, spans[1].TraceId);
    }

    [KafkaFact]
    public async Task AMessageThatCannotBeRead_IsAnError_UntilTheConsumerCloses()
    {
        string topic = cluster.NewTopic();
        await using TracedProgram program = await TracedProgram.StartAsync();
        using (IProducer<string, string> producer = cluster.Produce(out _).AddDatadogTracing())
            await producer.ProduceAsync(new TopicPartition(topic, 0), new Message<string, string> { Value = "no number" }).InTime();
        using (IConsumer<string, int> consumer = cluster.Consume<int>(topic))
        {
            Assert.Throws<ConsumeException>(() => consumer.Consume(Patience.Long));
            using (TracedProgram.Begin("bury")) await Task.Yield();
            consumer.Close();
            Assert.Null(Activity.Current);
        }

        Span[] spans = await program.EndAsync();
        Assert.Equal([$"send {topic}", $"process {topic}", "bury"], spans.Select(static span => span.Resource));
        Assert.Equal([0, spans[0].SpanId, spans[1].SpanId], spans.Select(static span => span.ParentId));
        Assert.Equal([0, 1, 0], spans.Select(static span => span.Error));
        Assert.Equal((typeof(ConsumeException).FullName, 0),
            (spans[1].GetTag("error.type"), spans[1].GetMetric("messaging.kafka.offset")));
    }

    [KafkaFact]
    public void AClientThatTraces_IsReturnedAsItIs()
    {
        using IProducer<string, string> producer = cluster.Produce(out _).AddDatadogTracing();
        using IConsumer<string, string> consumer = cluster.Consume("orders");

        Assert.Same(producer, producer.AddDatadogTracing());
        Assert.Same(consumer, consumer.AddDatadogTracing());
    }
}
