using Acme.Orders;
using SpanPack;
using SpanPack.Tracing;
using SpanPack.Tracing.Configuration;

// Your program needs no such lines: the tracer finds the Datadog agent by itself.
await using DevAgentServer agent = await DevAgentServer.StartAsync();
TracerSettings settings = TracerSettings.FromDefaultSources();
(settings.ServiceName, settings.AgentUri) = ("shop", agent.Url);
Tracer.Configure(settings);

using (Tracer.Instance.StartActive("job.orders"))
{
    OrderDesk.Place("o-7", items: 3, CustomerTier.Gold);
    OrderDesk.Place("o-8", items: 1, CustomerTier.Basic);
    OrderDesk.Refund("o-7", cents: 1_999);
    try
    {
        OrderDesk.Refund("o-8", cents: 0);
    }
    catch (ArgumentOutOfRangeException)
    {
        Console.WriteLine("o-8 was not refunded");
    }
}

await Tracer.Instance.ForceFlushAsync();
foreach (ReceivedRequest request in agent.Requests.Where(static request => request.Payload is not null))
{
    TraceWaterfall.Write(Console.Out, request.Payload!, new WaterfallOptions { ShowTags = true });
}
