using System.Diagnostics;
using System.Text;
using RabbitMQ.Client;
using RabbitMQ.Client.Events;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.RabbitMq;

/// <summary>Messages of RabbitMQ.Client through a broker.</summary>
[Collection(OneAtATime.Name)]
public sealed class RabbitMqTests
{
    private static readonly byte[] s_message = Encoding.UTF8.GetBytes(TracedHost.Secret);

    [ServerFact(RealServer.RabbitMq)]
    public async Task PublishAndDeliver_AreOneTrace_AsOfTheTracer()
    {
        Activity? handled = null;
        Span[] spans = await TracedHost.CollectAsync(() => PublishAndHandleAsync(() => handled = Activity.Current), TracedHost.TracerNames);

        (Span publish, Span deliver) = AssertPair(spans);
        publish.AssertLike("rabbitmq", 0, "basic.publish orders -> card", ("amqp.exchange", "orders"), ("amqp.routing_key", "card"),
            ("message.size", "16"), ("out.host", "127.0.0.1"));
        deliver.AssertLike("rabbitmq", 1, "basic.deliver", ("amqp.exchange", "orders"), ("amqp.queue", null), ("amqp.routing_key", "card"),
            ("message.size", "16"));
        Assert.Equal(deliver.SpanId,
            ulong.Parse(handled!.SpanId.ToHexString(), System.Globalization.NumberStyles.HexNumber,
                System.Globalization.CultureInfo.InvariantCulture));
    }

    [ServerFact(RealServer.RabbitMq)]
    public async Task PublishAndDeliver_AreOneTrace_AsOfAnAgent()
    {
        Span[] spans = await TracedHost.CollectAsync(() => PublishAndHandleAsync(static () => { }));

        (Span publish, Span deliver) = AssertPair(spans);
        Assert.Equal(("Producer", "publish card", TracedHost.Service), (publish.Name, publish.Resource, publish.Service));
        Assert.Equal(("Consumer", "deliver card", TracedHost.Service), (deliver.Name, deliver.Resource, deliver.Service));
    }

    [ServerFact(RealServer.RabbitMq)]
    public async Task MessageThatIsFetched_IsOneSpan()
    {
        await using IConnection connection = await Servers.OpenRabbitMqAsync();
        await using IChannel channel = await connection.CreateChannelAsync();
        string queue = (await channel.QueueDeclareAsync("invoices", exclusive: true)).QueueName;
        Span[] spans = await TracedHost.CollectAsync(
            async () =>
            {
                await channel.BasicPublishAsync("", queue, s_message);
                await Wait.UntilAsync(() => channel.MessageCountAsync(queue).GetAwaiter().GetResult() == 1, "the message is in the queue");
                Assert.NotNull(await channel.BasicGetAsync(queue, autoAck: true));
            },
            TracedHost.TracerNames);

        Assert.Equal(["basic.publish <default> -> invoices", "basic.get invoices"], spans.Select(static span => span.Resource));
        spans[0].AssertLike("rabbitmq", 0, spans[0].Resource!, ("amqp.exchange", ""), ("amqp.routing_key", queue), ("message.size", "16"),
            ("out.host", "127.0.0.1"));
        spans[1].AssertLike("rabbitmq", 2, spans[1].Resource!, ("amqp.queue", queue));
    }

    [ServerFact(RealServer.RabbitMq)]
    public async Task AHandlerThatFails_IsAnError_WhereItSaysSo()
    {
        Span[] thrown =
            await TracedHost.CollectAsync(() => PublishAndHandleAsync(static () => throw new InvalidOperationException("declined")));
        Span[] said = await TracedHost.CollectAsync(
            () => PublishAndHandleAsync(static () => Activity.Current?.SetStatus(ActivityStatusCode.Error, "declined")),
                TracedHost.TracerNames);

        Assert.Equal(0, AssertPair(thrown).Deliver.Error); // the client tells nobody: if that changes, so does docs/clients.md
        Assert.Equal((1, "declined"), (AssertPair(said).Deliver.Error, AssertPair(said).Deliver.GetTag("error.msg")));
    }

    private static (Span Publish, Span Deliver) AssertPair(Span[] spans)
    {
        Assert.Equal(["producer", "consumer"], spans.Select(static span => span.Find("span.kind")));
        Assert.Equal(spans[0].SpanId, spans[1].ParentId);
        return (spans[0], spans[1]);
    }

    // Ends when the consumer has ended.
    private static async Task PublishAndHandleAsync(Action handle)
    {
        await using IConnection connection = await Servers.OpenRabbitMqAsync();
        await using IChannel channel = await connection.CreateChannelAsync(), consuming = await connection.CreateChannelAsync();
        await channel.ExchangeDeclareAsync("orders", ExchangeType.Direct, autoDelete: true);
        string queue = (await channel.QueueDeclareAsync()).QueueName;
        await channel.QueueBindAsync(queue, "orders", "card");
        var handled = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        var consumer = new AsyncEventingBasicConsumer(consuming);
        consumer.ReceivedAsync += (_, delivery) =>
        {
            handled.SetResult();
            Assert.Equal(s_message, delivery.Body.ToArray());
            handle();
            return Task.CompletedTask;
        };
        await consuming.BasicConsumeAsync(queue, autoAck: true, consumer);
        await channel.BasicPublishAsync("orders", "card", s_message);
        await handled.Task.InTime();
        await consuming.CloseAsync();
    }
}
