using System.Diagnostics;
using Confluent.Kafka;

namespace SpanPack;

/// <summary>A producer whose messages are activities, and carry their trace.</summary>
/// <remarks>Safe for any number of threads.</remarks>
/// <param name="inner">The producer.</param>
/// <param name="client">The facts about it.</param>
[DebuggerDisplay("{_inner}")]
internal sealed partial class TracedProducer<TKey, TValue>(IProducer<TKey, TValue> inner, ClientFacts client) : IProducer<TKey, TValue>
{
    private readonly IProducer<TKey, TValue> _inner = inner;
    private readonly ClientFacts _client = client;

    public Task<DeliveryResult<TKey, TValue>> ProduceAsync(string topic, Message<TKey, TValue> message, CancellationToken cancellationToken)
        => ProduceAsync(new TopicPartition(topic, Partition.Any), message, cancellationToken);

    public async Task<DeliveryResult<TKey, TValue>> ProduceAsync(TopicPartition topicPartition, Message<TKey, TValue> message,
        CancellationToken cancellationToken)
    {
        using Activity? activity = KafkaActivities.StartProduce(topicPartition, message, _client);
        try
        {
            DeliveryResult<TKey, TValue> result =
                await _inner.ProduceAsync(topicPartition, message, cancellationToken).ConfigureAwait(false);
            if (activity is not null) KafkaActivities.AddDelivery(activity, result.TopicPartitionOffset);
            return result;
        }
        catch (Exception exception)
        {
            KafkaActivities.Fail(activity, exception);
            throw;
        }
    }

    public void Produce(string topic, Message<TKey, TValue> message, Action<DeliveryReport<TKey, TValue>>? deliveryHandler)
        => Produce(new TopicPartition(topic, Partition.Any), message, deliveryHandler);

    // Without a handler nothing is told of the delivery: the activity then ends here.
    public void Produce(TopicPartition topicPartition, Message<TKey, TValue> message, Action<DeliveryReport<TKey, TValue>>? deliveryHandler)
    {
        Activity? outer = Activity.Current;
        Activity? activity = KafkaActivities.StartProduce(topicPartition, message, _client);
        bool isDelivered = false;
        try
        {
            _inner.Produce(topicPartition, message,
                activity is null || deliveryHandler is null ? deliveryHandler : report => Deliver(activity, report, deliveryHandler));
            isDelivered = deliveryHandler is not null;
        }
        catch (Exception exception)
        {
            KafkaActivities.Fail(activity, exception);
            throw;
        }
        finally
        {
            if (!isDelivered) activity?.Dispose();
            if (activity is not null) Activity.Current = outer;
        }
    }

    // On a thread of the library: what is current there stays.
    private static void Deliver(Activity activity, DeliveryReport<TKey, TValue> report, Action<DeliveryReport<TKey, TValue>> handler)
    {
        Activity? outer = Activity.Current;
        KafkaActivities.AddDelivery(activity, report.TopicPartitionOffset);
        if (report.Error is { IsError: true } error) KafkaActivities.Fail(activity, error);
        activity.Dispose();
        Activity.Current = outer;
        handler(report);
    }
}
