using System.Diagnostics;
using System.Threading.Channels;

namespace WebShop.Messages;

/// <summary>A queue in memory. Traces go through it as through any queue: in the headers of messages.</summary>
internal sealed class InvoiceQueue
{
    /// <summary>The name of the queue.</summary>
    internal const string Name = "invoices";

    /// <summary>The source of the activities of the worker that reads it.</summary>
    internal const string WorkerSource = "WebShop.Invoices";

    private static readonly ActivitySource s_sender = new("WebShop.Orders");
    private static readonly ActivitySource s_worker = new(WorkerSource);

    private readonly Channel<InvoiceMessage> _channel = Channel.CreateUnbounded<InvoiceMessage>();

    /// <summary>Puts a message into the queue, with the context of its trace.</summary>
    internal void Send(string orderId, int product, int quantity)
    {
        using Activity? activity = s_sender.StartActivity($"send {Name}", ActivityKind.Producer);
        Describe(activity, "send", orderId);
        var headers = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);
        DistributedContextPropagator.Current.Inject(activity ?? Activity.Current, headers, static (carrier, name, value) => ((Dictionary<string, string>)carrier!)[name] = value);
        _channel.Writer.TryWrite(new InvoiceMessage(orderId, product, quantity, headers));
    }

    /// <summary>Reads messages until <see cref="Complete"/> was called and none is left.</summary>
    internal IAsyncEnumerable<InvoiceMessage> ReadAllAsync() => _channel.Reader.ReadAllAsync();

    /// <summary>Begins the activity of a message: a child of the one that has sent it, so all that follows from a request is one trace.</summary>
    /// <remarks>A worker that takes many messages at once would begin a trace of its own and link to each of theirs.</remarks>
    internal static Activity? StartProcessing(InvoiceMessage message)
    {
        DistributedContextPropagator.Current.ExtractTraceIdAndState(message.Headers, Get, out string? traceParent, out string? traceState);
        ActivityContext.TryParse(traceParent, traceState, isRemote: true, out ActivityContext sender);
        Activity? activity = s_worker.StartActivity($"process {Name}", ActivityKind.Consumer, sender);
        Describe(activity, "process", message.OrderId);
        return activity;

        static void Get(object? carrier, string name, out string? value, out IEnumerable<string>? values)
        {
            values = null;
            ((Dictionary<string, string>)carrier!).TryGetValue(name, out value);
        }
    }

    /// <summary>Takes no more messages.</summary>
    internal void Complete() => _channel.Writer.TryComplete();

    private static void Describe(Activity? activity, string operation, string messageId)
    {
        activity?.SetTag("messaging.system", "in_memory");
        activity?.SetTag("messaging.operation", operation); // the key that the agent makes names of
        activity?.SetTag("messaging.operation.type", operation); // the key of today's conventions
        activity?.SetTag("messaging.destination.name", Name);
        activity?.SetTag("messaging.message.id", messageId);
    }
}
