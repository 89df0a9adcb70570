using System.Diagnostics;
using OpenTelemetry;
using OpenTelemetry.Resources;
using OpenTelemetry.Trace;
using Samples.OpenTelemetry;
using SpanPack;

// Your program needs no such line: the exporter finds the Datadog agent by itself.
await using DevAgentServer agent = await DevAgentServer.StartAsync();

using (TracerProvider provider = Sdk.CreateTracerProviderBuilder()
    .ConfigureResource(static resource => resource.AddService("shop", serviceVersion: "1.2.3"))
    .AddSource("Shop")
    .SetSampler(new AlwaysOnSampler()) // Datadog's rules decide
    .AddProcessor(new TierProcessor()) // before the exporter, so that what it sets is sent
    .AddDatadogAgentExporter(options => options.Agent = options.Agent with { AgentUrl = agent.Url.ToString() })
    .Build())
{
    using var shop = new ActivitySource("Shop");
    for (int order = 1; order <= 3; order++)
    {
        using Activity? checkout = shop.StartActivity("checkout", ActivityKind.Server);
        checkout?.SetTag("customer.id", order);
        using Activity? query = shop.StartActivity("SELECT carts", ActivityKind.Client);
        query?.SetTag("db.system.name", "postgresql");
        query?.SetTag("db.query.text", $"SELECT * FROM carts WHERE id = {order}");
    }
} // the end of the provider sends what is left

foreach (ReceivedRequest request in agent.Requests.Where(static request => request.Payload is not null))
{
    TraceWaterfall.Write(Console.Out, request.Payload!, new WaterfallOptions { ShowTags = true });
}
