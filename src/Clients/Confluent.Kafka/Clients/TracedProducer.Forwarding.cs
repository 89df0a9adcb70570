using Confluent.Kafka;

namespace SpanPack;

/// <content>Members without activities.</content>
internal sealed partial class TracedProducer<TKey, TValue>
{
    public Handle Handle => _inner.Handle;

    public string Name => _inner.Name;

    public int AddBrokers(string brokers) => _inner.AddBrokers(brokers);

    public void SetSaslCredentials(string username, string password) => _inner.SetSaslCredentials(username, password);

    public int Poll(TimeSpan timeout) => _inner.Poll(timeout);

    public int Flush(TimeSpan timeout) => _inner.Flush(timeout);

    public void Flush(CancellationToken cancellationToken) => _inner.Flush(cancellationToken);

    public void InitTransactions(TimeSpan timeout) => _inner.InitTransactions(timeout);

    public void BeginTransaction() => _inner.BeginTransaction();

    public void CommitTransaction(TimeSpan timeout) => _inner.CommitTransaction(timeout);

    public void CommitTransaction() => _inner.CommitTransaction();

    public void AbortTransaction(TimeSpan timeout) => _inner.AbortTransaction(timeout);

    public void AbortTransaction() => _inner.AbortTransaction();

    public void SendOffsetsToTransaction(IEnumerable<TopicPartitionOffset> offsets, IConsumerGroupMetadata groupMetadata, TimeSpan timeout)
        => _inner.SendOffsetsToTransaction(offsets, groupMetadata, timeout);

    public void Dispose() => _inner.Dispose();
}
