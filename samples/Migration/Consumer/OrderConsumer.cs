using SpanPack.Tracing;

namespace Migration.Consumer;

/// <summary>Consumes messages. Each continues the trace of its producer, and answers with headers of its own.</summary>
internal sealed class OrderConsumer
{
    private readonly SpanContextExtractor _extractor = new();
    private readonly SpanContextInjector _injector = new();

    /// <summary>Consumes a message.</summary>
    /// <returns>The headers of the answer.</returns>
    internal Dictionary<string, string> Consume(Message message)
    {
        ISpanContext? producer =
            _extractor.Extract(message.Headers, static (headers, name) => headers.TryGetValue(name, out string? value) ? [value] : []);
        using IScope scope = Tracer.Instance.StartActive("orders.consume", new SpanCreationSettings { Parent = producer });
        scope.Span.ResourceName = "Consume Topic orders";
        scope.Span.Type = SpanTypes.Queue;
        scope.Span.SetTag(Tags.SpanKind, SpanKinds.Consumer).SetTag("order.id", message.Order);
        try
        {
            Ship(message.Order);
        }
        catch (ArgumentOutOfRangeException error)
        {
            scope.Span.SetException(error);
        }

        var answer = new Dictionary<string, string>();
        _injector.Inject(answer, static (headers, name, value) => headers[name] = value, scope.Span.Context);
        return answer;
    }

    private static void Ship(int order)
    {
        using IScope scope = Tracer.Instance.StartActive("order.ship");
        ArgumentOutOfRangeException.ThrowIfNegative(order);
    }
}
