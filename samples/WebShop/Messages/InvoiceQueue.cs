using System.Diagnostics;

namespace WebShop.Messages;

/// <summary>The queue of invoices that are due.</summary>
internal abstract class InvoiceQueue
{
    /// <summary>The name of the queue.</summary>
    internal const string Name = "invoices";

    /// <summary>Opens the queue: that of RabbitMQ where there is one, else one in memory.</summary>
    internal static InvoiceQueue Open(string? server) => server is null ? new MemoryQueue() : new BrokerQueue(server);

    /// <summary>Returns whether an activity is that of the worker, which has taken a message.</summary>
    internal static bool IsOfWorker(Activity activity) => activity.Source.Name is MemoryQueue.WorkerSource or BrokerQueue.WorkerSource;

    /// <summary>Puts a message into the queue, with the context of its trace.</summary>
    internal abstract Task SendAsync(InvoiceMessage message);

    /// <summary>
    /// Has each message handled, in an activity of its own. Ends when <see cref="Complete"/> was called and none is left.
    /// </summary>
    internal abstract Task HandleAllAsync(Func<InvoiceMessage, Task> handle);

    /// <summary>Takes no more messages.</summary>
    internal abstract void Complete();
}
