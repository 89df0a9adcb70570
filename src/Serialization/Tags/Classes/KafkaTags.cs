namespace SpanPack;

/// <summary>Tags of a span for a Kafka message that is produced or consumed.</summary>
/// <remarks>Set by one thread at a time; may be written meanwhile.</remarks>
[SpanTags]
[ConstantTag(TagNames.Component, "kafka")]
[ConstantTag("messaging.system", "kafka")]
public partial class KafkaTags : SpanTags
{
    /// <summary>Gets or sets <c>producer</c> or <c>consumer</c>.</summary>
    [Tag(TagNames.SpanKind)]
    public partial string? SpanKind { get; set; }

    /// <summary>Gets or sets the topic.</summary>
    [Tag("messaging.destination.name")]
    public partial string? Topic { get; set; }

    /// <summary>Gets or sets the configured brokers of the client.</summary>
    [Tag("messaging.kafka.bootstrap.servers")]
    public partial string? BootstrapServers { get; set; }

    /// <summary>Gets or sets the partition.</summary>
    [Tag("kafka.partition")]
    public partial int? Partition { get; set; }

    /// <summary>Gets or sets the offset in the partition.</summary>
    [Tag("kafka.offset")]
    public partial long? Offset { get; set; }

    /// <summary>Gets or sets the group of the consumer.</summary>
    [Tag("kafka.group")]
    public partial string? ConsumerGroup { get; set; }

    /// <summary>Gets or sets whether the message has no value.</summary>
    [Tag("kafka.tombstone")]
    public partial bool? IsTombstone { get; set; }

    /// <summary>Gets or sets the milliseconds that the message waited in the queue.</summary>
    [Metric("message.queue_time_ms")]
    public partial double? QueueTimeMilliseconds { get; set; }

    /// <summary>Gets or sets whether the span is always included in statistics: 1 if so.</summary>
    [Metric(MetricNames.Measured)]
    public partial double? Measured { get; set; }
}
