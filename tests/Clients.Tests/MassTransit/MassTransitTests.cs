using MassTransit;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.MassTransit;

/// <summary>Messages of MassTransit in memory. Datadog's tracer has its rules for spans of OpenTelemetry for them.</summary>
[Collection(OneAtATime.Name)]
public sealed class MassTransitTests
{
    private static TaskCompletionSource s_consumed = new();

    [Fact]
    public async Task PublishAndConsume_AreOneTrace_AsOfTheTracer()
    {
        Span[] spans = await TracedHost.CollectAsync(PublishAsync<OrderConsumer>, TracedHost.TracerNames);

        Assert.Equal(3, spans.Length);
        string topic = spans[0].GetTag("messaging.destination.name")!;
        spans[0].AssertLike("masstransit", 0, $"{topic} send", ("messaging.destination.name", topic));
        spans[1].AssertLike("masstransit", 1, "Order receive");
        spans[2].AssertLike("masstransit", 2, "Order process");
        Assert.Equal([spans[0].SpanId, spans[1].SpanId], spans[1..].Select(static span => span.ParentId));
    }

    [Fact]
    public async Task AConsumerThatThrows_IsAnError()
    {
        Span[] spans = await TracedHost.CollectAsync(PublishAsync<FailedOrderConsumer>, TracedHost.TracerNames);

        Span span = Assert.Single(spans, static span => span.Error == 1);
        Assert.Equal(("FailedOrder process", "declined", "System.InvalidOperationException"),
            (span.Resource, span.GetTag("error.msg"), span.GetTag("error.type")));
    }

    // Ends when the consumer has ended.
    private static async Task PublishAsync<T>()
        where T : class, IConsumer<OrderPlaced>
    {
        var builder = new HostApplicationBuilder(new HostApplicationBuilderSettings { DisableDefaults = true });
        builder.Services.AddMassTransit(static bus =>
        {
            bus.AddConsumer<T>();
            bus.UsingInMemory(static (context, memory) => memory.ConfigureEndpoints(context));
        });
        using IHost host = builder.Build();
        await host.StartAsync();
        s_consumed = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        await host.Services.GetRequiredService<IBus>().Publish(new OrderPlaced { Card = TracedHost.Secret });
        await s_consumed.Task.InTime();
        await host.StopAsync();
    }

    public sealed class OrderPlaced
    {
        public string Card { get; set; } = "";
    }

    private sealed class OrderConsumer : IConsumer<OrderPlaced>
    {
        public Task Consume(ConsumeContext<OrderPlaced> context)
        {
            s_consumed.SetResult();
            return Task.CompletedTask;
        }
    }

    private sealed class FailedOrderConsumer : IConsumer<OrderPlaced>
    {
        public Task Consume(ConsumeContext<OrderPlaced> context)
        {
            s_consumed.SetResult();
            throw new InvalidOperationException("declined");
        }
    }
}
