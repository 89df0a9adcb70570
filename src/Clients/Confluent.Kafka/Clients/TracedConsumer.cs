using System.Diagnostics;
using Confluent.Kafka;

namespace SpanPack;

/// <summary>
/// A consumer whose messages are activities: each is current from the return of <c>Consume</c> to the next call, or to the end of the
/// subscription.
/// </summary>
/// <remarks>As the consumer: for one thread at a time.</remarks>
/// <param name="inner">The consumer.</param>
/// <param name="client">The facts about it.</param>
[DebuggerDisplay("{_inner}")]
internal sealed partial class TracedConsumer<TKey, TValue>(IConsumer<TKey, TValue> inner, ClientFacts client) : IConsumer<TKey, TValue>
{
    private readonly IConsumer<TKey, TValue> _inner = inner;
    private readonly ClientFacts _client = client;
    private Activity? _activity; // of the last message

    public ConsumeResult<TKey, TValue> Consume(int millisecondsTimeout)
        => Consume(static (inner, timeout) => inner.Consume(timeout), millisecondsTimeout);

    public ConsumeResult<TKey, TValue> Consume(CancellationToken cancellationToken)
        => Consume(static (inner, token) => inner.Consume(token), cancellationToken);

    public ConsumeResult<TKey, TValue> Consume(TimeSpan timeout) => Consume(static (inner, timeout) => inner.Consume(timeout), timeout);

    public void Unsubscribe()
    {
        End();
        _inner.Unsubscribe();
    }

    public void Close()
    {
        End();
        _inner.Close();
    }

    public void Dispose()
    {
        End();
        _inner.Dispose();
    }

    private ConsumeResult<TKey, TValue> Consume<TLimit>(Func<IConsumer<TKey, TValue>, TLimit, ConsumeResult<TKey, TValue>> consume,
        TLimit limit)
    {
        End();
        try
        {
            ConsumeResult<TKey, TValue> result = consume(_inner, limit);
            if (result is { IsPartitionEOF: false, Message: { } message })
                _activity = KafkaActivities.StartConsume(result.TopicPartitionOffset, message, message.Value is null, _client);
            return result;
        }
        catch (ConsumeException exception)
        {
            Fail(exception);
            throw;
        }
    }

    // A record that cannot be read is handled as one that can: until the next call.
    private void Fail(ConsumeException exception)
    {
        if (exception.ConsumerRecord is not { Topic: not null } record) return;
        _activity = KafkaActivities.StartConsume(record.TopicPartitionOffset, record.Message, isTombstone: false, _client);
        KafkaActivities.Fail(_activity, exception);
    }

    // Where the program has made another activity current, that one stays.
    private void End()
    {
        if (_activity is not { } activity) return;
        _activity = null;
        Activity? current = Activity.Current;
        activity.Stop();
        if (!ReferenceEquals(current, activity)) Activity.Current = current;
    }
}
