namespace SpanPack;

/// <summary>Tags of a span for a message that is sent or received.</summary>
/// <remarks>Set by one thread at a time; may be written meanwhile.</remarks>
[SpanTags]
internal sealed partial class MessagingActivityTags : ActivityTags
{
    /// <summary>Gets or sets the name of the system.</summary>
    [Tag("messaging.system")]
    public partial string? System { get; set; }

    /// <summary>Gets or sets the operation, under its former name.</summary>
    [Tag("messaging.operation")]
    public partial string? Operation { get; set; }

    /// <summary>Gets or sets the operation as the system calls it.</summary>
    [Tag("messaging.operation.name")]
    public partial string? OperationName { get; set; }

    /// <summary>Gets or sets the operation.</summary>
    [Tag("messaging.operation.type")]
    public partial string? OperationType { get; set; }

    /// <summary>Gets or sets the destination of the message, under its former name.</summary>
    [Tag("messaging.destination")]
    public partial string? Destination { get; set; }

    /// <summary>Gets or sets the destination of the message.</summary>
    [Tag("messaging.destination.name")]
    public partial string? DestinationName { get; set; }

    /// <summary>Gets or sets the id of the message.</summary>
    [Tag("messaging.message.id")]
    public partial string? MessageId { get; set; }

    /// <summary>Gets or sets the id of the message, under its former name.</summary>
    [Tag("messaging.message_id")]
    public partial string? OldMessageId { get; set; }

    /// <summary>Gets or sets the id of the conversation.</summary>
    [Tag("messaging.message.conversation_id")]
    public partial string? ConversationId { get; set; }

    /// <summary>Gets or sets the id of the client.</summary>
    [Tag("messaging.client.id")]
    public partial string? ClientId { get; set; }

    /// <summary>Gets or sets the group of consumers.</summary>
    [Tag("messaging.consumer.group.name")]
    public partial string? ConsumerGroup { get; set; }

    /// <summary>Gets or sets the partition.</summary>
    [Tag("messaging.destination.partition.id")]
    public partial string? PartitionId { get; set; }

    /// <summary>Gets or sets the host of the broker, under its former name.</summary>
    [Tag("net.peer.name")]
    public partial string? NetPeerName { get; set; }

    /// <summary>Gets or sets the address of the peer on the network.</summary>
    [Tag("network.peer.address")]
    public partial string? NetworkPeerAddress { get; set; }

    /// <summary>Gets or sets the port of the server.</summary>
    [Metric("server.port")]
    public partial double? ServerPort { get; set; }

    /// <summary>Gets or sets the port of the peer on the network.</summary>
    [Metric("network.peer.port")]
    public partial double? NetworkPeerPort { get; set; }

    /// <summary>Gets or sets the number of messages in a batch.</summary>
    [Metric("messaging.batch.message_count")]
    public partial double? BatchCount { get; set; }

    /// <summary>Gets or sets the size of the message in bytes.</summary>
    [Metric("messaging.message.body.size")]
    public partial double? BodySize { get; set; }

    /// <summary>Gets or sets the offset of the message in its partition.</summary>
    [Metric("messaging.kafka.message.offset")]
    public partial double? KafkaOffset { get; set; }

    /// <inheritdoc/>
    internal override TagClass Class => TagClass.Messaging;

    /// <inheritdoc/>
    internal override TagSlots Slots => TagSlots.Of<MessagingActivityTags>();
}
