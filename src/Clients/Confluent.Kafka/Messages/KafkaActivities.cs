using System.Diagnostics;
using System.Globalization;
using Confluent.Kafka;

namespace SpanPack;

/// <summary>Activities of messages that are produced and consumed.</summary>
/// <remarks>
/// Safe for any number of threads. Source of the tags: OpenTelemetry semantic conventions, messaging spans and Kafka; and Datadog's schema
/// for <c>message.queue_time_ms</c>.
/// </remarks>
internal static class KafkaActivities
{
    internal const string SourceName = "SpanPack.Confluent.Kafka";

    private const string Send = "send";
    private const string Process = "process";

    private static readonly ActivitySource s_source = new(SourceName);

    /// <summary>Starts the activity of a message that is about to be produced, and writes its trace into the message.</summary>
    /// <returns>The activity; null if no listener wants it. The message then has the trace of the current activity.</returns>
    internal static Activity? StartProduce<TKey, TValue>(TopicPartition place, Message<TKey, TValue> message, ClientFacts client)
    {
        Activity? activity = s_source.StartActivity($"{Send} {place.Topic}", ActivityKind.Producer);
        if (activity is { IsAllDataRequested: true })
        {
            AddTags(activity, Send, place.Topic, client);
            if (!place.Partition.IsSpecial) AddPartition(activity, place.Partition);
            if (message is { Value: null }) activity.SetTag("messaging.kafka.message.tombstone", true);
        }

        if (message is not null) MessageHeaders.Inject(activity ?? Activity.Current, message);
        return activity;
    }

    /// <summary>Tags an activity with the partition and offset of its message.</summary>
    internal static void AddDelivery(Activity activity, TopicPartitionOffset place)
    {
        if (!activity.IsAllDataRequested) return;
        if (!place.Partition.IsSpecial) AddPartition(activity, place.Partition);
        if (!place.Offset.IsSpecial) activity.SetTag("messaging.kafka.offset", place.Offset.Value);
    }

    /// <summary>Starts the activity of a message that was consumed: it continues the trace of the message.</summary>
    /// <returns>The activity; null if no listener wants it.</returns>
    internal static Activity? StartConsume(TopicPartitionOffset place, MessageMetadata? message, bool isTombstone, ClientFacts client)
    {
        Activity? activity =
            CarrierContext.Create(s_source, $"{Process} {place.Topic}", ActivityKind.Consumer, message?.Headers, MessageHeaders.Read);
        if (activity is null) return null;
        if (activity.IsAllDataRequested)
        {
            AddTags(activity, Process, place.Topic, client);
            AddDelivery(activity, place);
            if (isTombstone) activity.SetTag("messaging.kafka.message.tombstone", true);
        }

        activity.Start();
        if (activity.IsAllDataRequested && message is not null) AddQueueTime(activity, message.Timestamp);
        return activity;
    }

    /// <summary>Ends the activity of a consumed message, if it is the current one.</summary>
    internal static void EndCurrent()
    {
        if (Activity.Current is { Kind: ActivityKind.Consumer } activity && ReferenceEquals(activity.Source, s_source)) activity.Stop();
    }

    /// <summary>Starts the activity of messages that are processed together.</summary>
    /// <param name="topic">The topic of all of them; null for several.</param>
    /// <param name="count">The number of messages.</param>
    /// <param name="links">The traces of the messages.</param>
    internal static Activity? StartBatch(string? topic, int count, IEnumerable<ActivityLink> links)
    {
        Activity? activity =
            s_source.StartActivity(ActivityKind.Consumer, links: links, name: topic is null ? Process : $"{Process} {topic}");
        if (activity is not { IsAllDataRequested: true }) return activity;
        AddTags(activity, Process, topic, client: null);
        activity.SetTag("messaging.batch.message_count", count);
        return activity;
    }

    /// <summary>Marks an activity as one that has failed.</summary>
    internal static void Fail(Activity? activity, Exception exception)
    {
        if (activity is null) return;
        activity.SetTag("error.type", exception.GetType().ToString());
        activity.AddException(exception);
        activity.SetStatus(ActivityStatusCode.Error, exception.Message);
    }

    /// <summary>Marks an activity as one whose message was not delivered.</summary>
    internal static void Fail(Activity activity, Error error)
    {
        activity.SetTag("error.type", error.Code.ToString());
        activity.SetStatus(ActivityStatusCode.Error, error.Reason);
    }

    private static void AddTags(Activity activity, string operation, string? topic, ClientFacts? client)
    {
        activity.SetTag("messaging.system", "kafka");
        activity.SetTag("messaging.operation", operation); // the agent makes names and resources of it
        activity.SetTag("messaging.operation.name", operation);
        activity.SetTag("messaging.operation.type", operation);
        if (!string.IsNullOrEmpty(topic)) activity.SetTag("messaging.destination.name", topic);
        client?.AddTo(activity);
    }

    private static void AddPartition(Activity activity, Partition partition)
        => activity.SetTag("messaging.destination.partition.id", partition.Value.ToString(CultureInfo.InvariantCulture));

    // Clocks of two machines: never negative. A time that no DateTime has is not told.
    private static void AddQueueTime(Activity activity, Timestamp timestamp)
    {
        if (timestamp.Type == TimestampType.NotAvailable) return;
        double waited = (activity.StartTimeUtc - DateTime.UnixEpoch).TotalMilliseconds - timestamp.UnixTimestampMs;
        activity.SetTag("message.queue_time_ms", Math.Max(0, waited));
    }
}
