using System.Diagnostics;
using System.Threading.Channels;

namespace WebShop.Messages;

/// <summary>A queue in memory. Traces go through it as through any queue: in the headers of messages.</summary>
internal sealed class MemoryQueue : InvoiceQueue
{
    /// <summary>The source of the activities of the worker that reads it.</summary>
    internal const string WorkerSource = "WebShop.Invoices";

    private static readonly ActivitySource s_sender = new("WebShop.Orders");
    private static readonly ActivitySource s_worker = new(WorkerSource);

    private readonly Channel<(InvoiceMessage Message, Dictionary<string, string> Headers)> _channel =
        Channel.CreateUnbounded<(InvoiceMessage, Dictionary<string, string>)>();

    internal override async Task SendAsync(InvoiceMessage message)
    {
        using Activity? activity = s_sender.StartActivity($"send {Name}", ActivityKind.Producer);
        Describe(activity, "send", message);
        var headers = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);
        DistributedContextPropagator.Current.Inject(activity
            ?? Activity.Current, headers, static (carrier, name, value) => ((Dictionary<string, string>)carrier!)[name] = value);
        await _channel.Writer.WriteAsync((message, headers));
    }

    internal override async Task HandleAllAsync(Func<InvoiceMessage, Task> handle)
    {
        await foreach ((InvoiceMessage message, Dictionary<string, string> headers) in _channel.Reader.ReadAllAsync())
        {
            using Activity? activity = StartProcessing(message, headers);
            await handle(message);
        }
    }

    internal override void Complete() => _channel.Writer.TryComplete();

    // A child of the activity that has sent the message, so all that follows from a request is one trace.
    // A worker that takes many messages at once would begin a trace of its own and link to each of theirs.
    private static Activity? StartProcessing(InvoiceMessage message, Dictionary<string, string> headers)
    {
        DistributedContextPropagator.Current.ExtractTraceIdAndState(headers, Get, out string? traceParent, out string? traceState);
        ActivityContext.TryParse(traceParent, traceState, isRemote: true, out ActivityContext sender);
        Activity? activity = s_worker.StartActivity($"process {Name}", ActivityKind.Consumer, sender);
        Describe(activity, "process", message);
        return activity;

        static void Get(object? carrier, string name, out string? value, out IEnumerable<string>? values)
        {
            values = null;
            ((Dictionary<string, string>)carrier!).TryGetValue(name, out value);
        }
    }

    private static void Describe(Activity? activity, string operation, InvoiceMessage message)
    {
        activity?.SetTag("messaging.system", "in_memory");
        activity?.SetTag("messaging.operation", operation); // the key that the agent makes names of
        activity?.SetTag("messaging.operation.type", operation); // the key of today's conventions
        activity?.SetTag("messaging.destination.name", Name);
        activity?.SetTag("messaging.message.id", message.OrderId);
    }
}
