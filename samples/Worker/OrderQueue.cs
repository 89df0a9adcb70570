using System.Diagnostics;
using System.Threading.Channels;
using SpanPack.Tracing;

namespace Samples.Worker;

/// <summary>A queue in memory. As in any queue, the trace travels in the headers of messages.</summary>
internal sealed class OrderQueue
{
    private static readonly ActivitySource s_source = new("Shop.Orders");

    private readonly Channel<OrderMessage> _channel = Channel.CreateUnbounded<OrderMessage>();
    private readonly SpanContextInjector _injector = new();
    private readonly SpanContextExtractor _extractor = new();

    /// <summary>Sends an order below the current activity.</summary>
    internal async Task SendAsync(int order)
    {
        using Activity? send = s_source.StartActivity("send orders", ActivityKind.Producer);
        Describe(send, "send");
        var message = new OrderMessage(order, []);
        if (Tracer.Instance.ActiveScope is { } scope)
        {
            _injector.Inject(message.Headers, static (headers, name, value) => headers[name] = value, scope.Span.Context);
        }

        await _channel.Writer.WriteAsync(message);
    }

    /// <summary>Says that no more orders come.</summary>
    internal void Complete() => _channel.Writer.Complete();

    /// <summary>Handles orders until no more come, each in the trace that sent it.</summary>
    internal async Task HandleAllAsync(Func<OrderMessage, Task> handle, CancellationToken cancellation)
    {
        await foreach (OrderMessage message in _channel.Reader.ReadAllAsync(cancellation))
        {
            ISpanContext? sender = _extractor.Extract(
                message.Headers, static (headers, name) => headers.TryGetValue(name, out string? value) ? [value] : []);
            using IScope process = Tracer.Instance.StartActive("orders.process", new SpanCreationSettings { Parent = sender });
            process.Span.ResourceName = "process orders";
            process.Span.SetTag(Tags.SpanKind, SpanKinds.Consumer);
            await handle(message);
        }
    }

    private static void Describe(Activity? activity, string operation)
    {
        activity?.SetTag("messaging.system", "in_memory");
        activity?.SetTag("messaging.operation", operation);
        activity?.SetTag("messaging.destination.name", "orders");
    }
}
