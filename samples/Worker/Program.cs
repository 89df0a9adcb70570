using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Samples.Worker;
using SpanPack;

// Your program needs no such line: tracing finds the Datadog agent by itself.
await using DevAgentServer agent = await DevAgentServer.StartAsync();

HostApplicationBuilder builder = Host.CreateApplicationBuilder(args);
builder.Logging.ClearProviders(); // only to print less here
builder.Services.AddDatadogTracing(options => (options.Service, options.AgentUrl) = ("shop", agent.Url.ToString())); // the one line
builder.Services.AddSingleton<OrderQueue>();
builder.Services.AddHostedService<OrderReceiver>();
builder.Services.AddHostedService<OrderSender>();

using IHost host = builder.Build();
await host.RunAsync(); // until the last order is handled; then the rest is sent

foreach (ReceivedRequest request in agent.Requests.Where(static request => request.Payload is not null))
{
    TraceWaterfall.Write(Console.Out, request.Payload!);
}
