using System.Diagnostics;
using System.Runtime.CompilerServices;
using Amazon.Runtime;
using Amazon.SQS.Model;

namespace SpanPack;

/// <summary>
/// Traces in the attributes of messages of SQS. Requests of the program stay as they are: copies are sent, since the SDK compares checksums
/// of attributes when the service has answered.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
internal static class SqsRequests
{
    private const int MaxAttributes = 10; // of a message. Source: quotas of SQS

    /// <summary>
    /// Replaces a request that sends messages by a copy with their trace, and one that receives them by a copy that asks for it.
    /// </summary>
    internal static void AddTrace(IRequestContext context, Activity? activity)
    {
        switch (context.OriginalRequest)
        {
            case SendMessageRequest request when TextOf(activity) is { } trace:
                SendMessageRequest single = Copy(request);
                single.MessageAttributes = With(request.MessageAttributes, trace);
                context.OriginalRequest = single;
                break;
            case SendMessageBatchRequest { Entries: { } entries } request when TextOf(activity) is { } trace:
                SendMessageBatchRequest batch = Copy(request);
                batch.Entries = entries.ConvertAll(entry => With(entry, trace));
                context.OriginalRequest = batch;
                break;
            case ReceiveMessageRequest { MessageAttributeNames: var names } request when activity is not null && !Asks(names):
                ReceiveMessageRequest receiving = Copy(request);
                receiving.MessageAttributeNames = [.. names ?? [], MessageTrace.Name];
                context.OriginalRequest = receiving;
                break;
        }
    }

    private static bool Asks(List<string>? names) => names is not null && names.Contains(MessageTrace.Name);

    private static string? TextOf(Activity? activity) => activity is null ? null : MessageTrace.Write(activity)?.ToJsonString();

    private static SendMessageBatchRequestEntry With(SendMessageBatchRequestEntry entry, string trace)
    {
        SendMessageBatchRequestEntry copy = Copy(entry);
        copy.MessageAttributes = With(entry.MessageAttributes, trace);
        return copy;
    }

    private static Dictionary<string, MessageAttributeValue>? With(Dictionary<string, MessageAttributeValue>? attributes, string trace)
    {
        if (attributes is { Count: >= MaxAttributes } && !attributes.ContainsKey(MessageTrace.Name)) return attributes;
        return new(attributes ?? [])
        {
            [MessageTrace.Name] = new MessageAttributeValue { DataType = "String", StringValue = trace },
        };
    }

    // All properties, also those of later versions.
    private static T Copy<T>(T request)
        where T : class
        => (T)MemberwiseClone(request);

    [UnsafeAccessor(UnsafeAccessorKind.Method, Name = nameof(MemberwiseClone))]
    private static extern object MemberwiseClone(object request);
}
