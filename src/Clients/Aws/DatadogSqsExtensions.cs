using System.Diagnostics;
using System.Text;
using SpanPack;

namespace Amazon.SQS.Model;

/// <summary>Continues traces of messages of SQS.</summary>
/// <remarks>
/// <para>The namespace is that of <see cref="Message"/>, so programs with messages need no other <c>using</c>.</para>
/// <para>Safe for any number of threads.</para>
/// </remarks>
public static class DatadogSqsExtensions
{
    private const string Process = "process";

    /// <summary>
    /// Starts the activity of a message that is processed. It continues the trace of the message; without one it is a child of the
    /// current activity. Dispose it when the message is processed.
    /// </summary>
    /// <param name="message">The message, received by a client that traces.</param>
    /// <param name="queueUrl">The address of its queue; null to leave it out.</param>
    /// <returns>The activity; null where no listener wants it.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="message"/> is null.</exception>
    public static Activity? StartActivity(this Message message, string? queueUrl = null)
    {
        ArgumentNullException.ThrowIfNull(message);
        string? queue = QueueOf(queueUrl);
        Dictionary<string, string>? headers = HeadersOf(message);
        Activity? activity = CarrierContext.Create(AwsActivities.Source, NameOf(queue), ActivityKind.Consumer, headers, MessageTrace.Read);
        if (activity is null) return null;
        AddTags(activity, queue);
        activity.SetTag("messaging.message.id", message.MessageId);
        return activity.Start();
    }

    /// <summary>
    /// Starts one activity for messages that are processed together, with a link to the trace of each. It is a child of the current
    /// activity. Dispose it when the messages are processed.
    /// </summary>
    /// <param name="messages">The messages, received by a client that traces.</param>
    /// <param name="queueUrl">The address of their queue; null to leave it out.</param>
    /// <returns>The activity; null where no listener wants it.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="messages"/> is null.</exception>
    public static Activity? StartBatchActivity(this IReadOnlyCollection<Message> messages, string? queueUrl = null)
    {
        ArgumentNullException.ThrowIfNull(messages);
        string? queue = QueueOf(queueUrl);
        var contexts = new HashSet<ActivityContext>();
        foreach (Message message in messages)
        {
            if (HeadersOf(message) is not { } headers) continue;
            if (CarrierContext.TryExtract(headers, MessageTrace.Read, out ActivityContext context)) contexts.Add(context);
        }

        IEnumerable<ActivityLink> links = contexts.Select(static context => new ActivityLink(context));
        Activity? activity = AwsActivities.Source.StartActivity(ActivityKind.Consumer, links: links, name: NameOf(queue));
        if (activity is null) return null;
        AddTags(activity, queue);
        activity.SetTag("messaging.batch.message_count", messages.Count);
        return activity;
    }

    private static string? QueueOf(string? url) => url?[(url.LastIndexOf('/') + 1)..] is { Length: > 0 } queue ? queue : null;

    private static string NameOf(string? queue) => queue is null ? Process : $"{Process} {queue}";

    private static void AddTags(Activity activity, string? queue)
    {
        activity.SetTag("messaging.system", "aws_sqs");
        activity.SetTag("messaging.operation", Process); // the agent makes names and resources of it
        activity.SetTag("messaging.operation.name", Process);
        activity.SetTag("messaging.operation.type", Process);
        if (queue is not null) activity.SetTag("messaging.destination.name", queue);
    }

    // Messages that SNS has passed on have bytes.
    private static Dictionary<string, string>? HeadersOf(Message message)
    {
        MessageAttributeValue? value = message.MessageAttributes?.GetValueOrDefault(MessageTrace.Name);
        if (value?.StringValue is { } text) return MessageTrace.Parse(text);
        return value?.BinaryValue is { } bytes ? MessageTrace.Parse(Encoding.UTF8.GetString(bytes.ToArray())) : null;
    }
}
