using System.Text.Json;
using RabbitMQ.Client;
using RabbitMQ.Client.Events;

namespace WebShop.Messages;

/// <summary>A queue of RabbitMQ. Its client makes the activities, and writes and reads the headers of messages.</summary>
internal sealed class BrokerQueue(string server) : InvoiceQueue
{
    /// <summary>The source of the activities of those who consume.</summary>
    internal const string WorkerSource = "RabbitMQ.Client.Subscriber";

    private static readonly TimeSpan s_pause = TimeSpan.FromMilliseconds(20);

    private readonly TaskCompletionSource<IConnection> _connected = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private readonly TaskCompletionSource _completed = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private int _due; // messages that were sent and not handled

    internal override async Task SendAsync(InvoiceMessage message)
    {
        IConnection connection = await _connected.Task;
        // requests come at the same time, and a channel is for one at a time
        await using IChannel channel = await connection.CreateChannelAsync();
        Interlocked.Increment(ref _due);
        await channel.BasicPublishAsync("", Name, JsonSerializer.SerializeToUtf8Bytes(message));
    }

    internal override async Task HandleAllAsync(Func<InvoiceMessage, Task> handle)
    {
        await using IConnection connection = await new ConnectionFactory { Uri = new Uri(server) }.CreateConnectionAsync();
        await using IChannel receiving = await connection.CreateChannelAsync();
        await receiving.QueueDeclareAsync(Name); // this connection's own: it ends with it
        var consumer = new AsyncEventingBasicConsumer(receiving);
        consumer.ReceivedAsync += async (_, delivery) =>
        {
            await handle(JsonSerializer.Deserialize<InvoiceMessage>(delivery.Body.Span)!);
            Interlocked.Decrement(ref _due);
        };
        await receiving.BasicConsumeAsync(Name, autoAck: true, consumer);
        _connected.SetResult(connection);
        await _completed.Task;
        while (Volatile.Read(ref _due) > 0) await Task.Delay(s_pause);
        await receiving.CloseAsync(); // waits for the last one
    }

    internal override void Complete() => _completed.TrySetResult();
}
