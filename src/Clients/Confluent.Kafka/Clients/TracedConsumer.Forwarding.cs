using Confluent.Kafka;

namespace SpanPack;

/// <content>Members without activities.</content>
internal sealed partial class TracedConsumer<TKey, TValue>
{
    public Handle Handle => _inner.Handle;

    public string Name => _inner.Name;

    public string MemberId => _inner.MemberId;

    public List<TopicPartition> Assignment => _inner.Assignment;

    public List<string> Subscription => _inner.Subscription;

    public IConsumerGroupMetadata ConsumerGroupMetadata => _inner.ConsumerGroupMetadata;

    public int AddBrokers(string brokers) => _inner.AddBrokers(brokers);

    public void SetSaslCredentials(string username, string password) => _inner.SetSaslCredentials(username, password);

    public void Subscribe(IEnumerable<string> topics) => _inner.Subscribe(topics);

    public void Subscribe(string topic) => _inner.Subscribe(topic);

    public void Assign(TopicPartition partition) => _inner.Assign(partition);

    public void Assign(TopicPartitionOffset partition) => _inner.Assign(partition);

    public void Assign(IEnumerable<TopicPartitionOffset> partitions) => _inner.Assign(partitions);

    public void Assign(IEnumerable<TopicPartition> partitions) => _inner.Assign(partitions);

    public void IncrementalAssign(IEnumerable<TopicPartitionOffset> partitions) => _inner.IncrementalAssign(partitions);

    public void IncrementalAssign(IEnumerable<TopicPartition> partitions) => _inner.IncrementalAssign(partitions);

    public void IncrementalUnassign(IEnumerable<TopicPartition> partitions) => _inner.IncrementalUnassign(partitions);

    public void Unassign() => _inner.Unassign();

    public void StoreOffset(ConsumeResult<TKey, TValue> result) => _inner.StoreOffset(result);

    public void StoreOffset(TopicPartitionOffset offset) => _inner.StoreOffset(offset);

    public List<TopicPartitionOffset> Commit() => _inner.Commit();

    public void Commit(IEnumerable<TopicPartitionOffset> offsets) => _inner.Commit(offsets);

    public void Commit(ConsumeResult<TKey, TValue> result) => _inner.Commit(result);

    public void Seek(TopicPartitionOffset tpo) => _inner.Seek(tpo);

    public void Pause(IEnumerable<TopicPartition> partitions) => _inner.Pause(partitions);

    public void Resume(IEnumerable<TopicPartition> partitions) => _inner.Resume(partitions);

    public List<TopicPartitionOffset> Committed(TimeSpan timeout) => _inner.Committed(timeout);

    public List<TopicPartitionOffset> Committed(IEnumerable<TopicPartition> partitions, TimeSpan timeout)
        => _inner.Committed(partitions, timeout);

    public Offset Position(TopicPartition partition) => _inner.Position(partition);

    public List<TopicPartitionOffset> OffsetsForTimes(IEnumerable<TopicPartitionTimestamp> timestampsToSearch, TimeSpan timeout)
        => _inner.OffsetsForTimes(timestampsToSearch, timeout);

    public WatermarkOffsets GetWatermarkOffsets(TopicPartition topicPartition) => _inner.GetWatermarkOffsets(topicPartition);

    public WatermarkOffsets QueryWatermarkOffsets(TopicPartition topicPartition, TimeSpan timeout)
        => _inner.QueryWatermarkOffsets(topicPartition, timeout);
}
