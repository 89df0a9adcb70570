using System.Diagnostics;
using System.Text;
using Confluent.Kafka;

namespace SpanPack;

/// <summary>Traces in the headers of messages.</summary>
/// <remarks>Safe for any number of threads.</remarks>
internal static class MessageHeaders
{
    private static readonly DistributedContextPropagator.PropagatorSetterCallback s_set = Set;

    /// <summary>Gets the callback that reads a header.</summary>
    internal static DistributedContextPropagator.PropagatorGetterCallback Read { get; } = Get;

    /// <summary>Writes the trace of an activity into a message, replacing an existing one.</summary>
    internal static void Inject(Activity? activity, MessageMetadata message)
    {
        if (activity is null) return;
        Headers headers = message.Headers ??= [];
        // of a message that was sent before: this trace may have no baggage or origin to put in their place
        foreach (string name in DistributedContextPropagator.Current.Fields) headers.Remove(name);
        CarrierContext.Inject(activity, headers, s_set);
    }

    /// <summary>Creates a link to the trace of each message; messages of the same activity have one.</summary>
    internal static ActivityLink[] LinksOf(IEnumerable<MessageMetadata?> messages)
    {
        var contexts = new HashSet<ActivityContext>();
        foreach (MessageMetadata? message in messages)
        {
            if (message?.Headers is { } headers && CarrierContext.TryExtract(headers, Read, out ActivityContext context))
                contexts.Add(context);
        }

        return [.. contexts.Select(static context => new ActivityLink(context))];
    }

    private static void Set(object? carrier, string name, string value)
    {
        var headers = (Headers)carrier!;
        headers.Remove(name);
        headers.Add(name, Encoding.UTF8.GetBytes(value));
    }

    private static void Get(object? carrier, string name, out string? value, out IEnumerable<string>? values)
    {
        values = null;
        value = ((Headers)carrier!).TryGetLastBytes(name, out byte[]? bytes) && bytes is not null ? Encoding.UTF8.GetString(bytes) : null;
    }
}
