using System.Diagnostics;
using SpanPack;

namespace Confluent.Kafka;

/// <summary>Extension methods that add tracing to producers and consumers of Confluent.Kafka.</summary>
/// <remarks>
/// <para>
/// The namespace is that of <see cref="IProducer{TKey, TValue}"/>, so programs with a client find the methods without another <c>using</c>.
/// </para>
/// <para>Safe for any number of threads.</para>
/// </remarks>
public static class DatadogKafkaExtensions
{
    /// <summary>
    /// Returns a producer that traces: each message is an activity of source <c>SpanPack.Confluent.Kafka</c> and carries its trace in its
    /// headers, in the configured propagation styles. A tracing producer is returned unchanged.
    /// </summary>
    /// <remarks>
    /// An activity ends with the delivery: with the task of <c>ProduceAsync</c>, or when the delivery handler is called. <c>Produce</c>
    /// without a handler has no delivery report; its activity ends when it returns. Keys and values are not read.
    /// </remarks>
    /// <typeparam name="TKey">The type of keys.</typeparam>
    /// <typeparam name="TValue">The type of values.</typeparam>
    /// <param name="producer">The producer, which the returned one disposes.</param>
    /// <param name="config">
    /// The configuration that the producer was built with, for the tag <c>messaging.kafka.bootstrap.servers</c>; null to leave it out.
    /// </param>
    /// <returns>The producer to use.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="producer"/> is null.</exception>
    public static IProducer<TKey, TValue> AddDatadogTracing<TKey, TValue>(this IProducer<TKey, TValue> producer,
        IEnumerable<KeyValuePair<string, string>>? config = null)
    {
        ArgumentNullException.ThrowIfNull(producer);
        return producer as TracedProducer<TKey, TValue> ?? new TracedProducer<TKey, TValue>(producer, new ClientFacts(config));
    }

    /// <summary>
    /// Returns a consumer that traces: each message is an activity of source <c>SpanPack.Confluent.Kafka</c> that continues the trace of
    /// the message. It is current from the return of <c>Consume</c> until the next call, <c>Unsubscribe</c>, <c>Close</c> or
    /// <c>Dispose</c>, so work in between is below it. A tracing consumer is returned unchanged.
    /// </summary>
    /// <remarks>
    /// The consumer is for one thread at a time, as without tracing. Work on another thread is below the activity if it starts in that
    /// time.
    /// </remarks>
    /// <typeparam name="TKey">The type of keys.</typeparam>
    /// <typeparam name="TValue">The type of values.</typeparam>
    /// <param name="consumer">The consumer, which the returned one disposes.</param>
    /// <param name="config">
    /// The configuration that the consumer was built with, for its servers and its group; null to leave them out.
    /// </param>
    /// <returns>The consumer to use.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="consumer"/> is null.</exception>
    public static IConsumer<TKey, TValue> AddDatadogTracing<TKey, TValue>(this IConsumer<TKey, TValue> consumer,
        IEnumerable<KeyValuePair<string, string>>? config = null)
    {
        ArgumentNullException.ThrowIfNull(consumer);
        return consumer as TracedConsumer<TKey, TValue> ?? new TracedConsumer<TKey, TValue>(consumer, new ClientFacts(config));
    }

    /// <summary>
    /// Starts one activity for messages that are processed together, with a link to the trace of each. It is a child of the current
    /// activity; that of a message that was just consumed ends first. Dispose it when the messages are processed.
    /// </summary>
    /// <typeparam name="TKey">The type of keys.</typeparam>
    /// <typeparam name="TValue">The type of values.</typeparam>
    /// <param name="messages">The messages, in any order.</param>
    /// <returns>The activity; null if no listener wants it.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="messages"/> is null.</exception>
    public static Activity? StartBatchActivity<TKey, TValue>(this IReadOnlyCollection<ConsumeResult<TKey, TValue>> messages)
    {
        ArgumentNullException.ThrowIfNull(messages);
        KafkaActivities.EndCurrent();
        return KafkaActivities.StartBatch(TopicOf(messages), messages.Count,
            MessageHeaders.LinksOf(messages.Select(static message => message.Message)));
    }

    private static string? TopicOf<TKey, TValue>(IEnumerable<ConsumeResult<TKey, TValue>> messages)
    {
        string? topic = null;
        foreach (ConsumeResult<TKey, TValue> message in messages)
        {
            if (topic is not null && topic != message.Topic) return null;
            topic = message.Topic;
        }

        return topic;
    }
}
