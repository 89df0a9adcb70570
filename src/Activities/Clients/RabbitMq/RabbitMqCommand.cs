namespace SpanPack;

/// <summary>The AMQP commands of activities.</summary>
internal static class RabbitMqCommand
{
    internal const string Publish = "basic.publish";
    internal const string Deliver = "basic.deliver";
    internal const string Get = "basic.get";

    /// <summary>Gets the command; null for another operation.</summary>
    internal static string? Of(AttributeView view)
    {
        string? operation = view.FindText("messaging.operation.name") ?? view.FindText("messaging.operation.type", "messaging.operation");
        return operation switch
        {
            "publish" or "send" or Publish => Publish,
            "deliver" or "process" or Deliver => Deliver,
            "fetch" or "receive" or Get => Get,
            _ => null,
        };
    }
}
