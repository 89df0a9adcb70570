namespace SpanPack.Clients.Tests.Together;

/// <summary>The work that goes on when the request has been answered.</summary>
internal sealed class ShopWork
{
    /// <summary>Gets whether the message of RabbitMQ is handled.</summary>
    internal TaskCompletionSource Handled { get; } = new(TaskCreationOptions.RunContinuationsAsynchronously);

    /// <summary>Gets whether the event of MassTransit is consumed.</summary>
    internal TaskCompletionSource Consumed { get; } = new(TaskCreationOptions.RunContinuationsAsynchronously);

    internal Task EndAsync() => Task.WhenAll(Handled.Task, Consumed.Task).InTime();
}
