using System.Diagnostics;

WebApplicationBuilder builder = WebApplication.CreateBuilder(args);
builder.Services.AddDatadogTracing(); // requests, HttpClient, SQL; the agent and the service come from DD_TRACE_AGENT_URL and DD_SERVICE

using var shop = new ActivitySource("SpanPackWeb");
WebApplication app = builder.Build();

app.MapGet("/", () => "Hello");
app.MapGet("/orders/{id:int}", (int id) =>
{
    using Activity? load = shop.StartActivity("load order"); // a child span of the request
    load?.SetTag("order.id", id);
    return $"order {id}";
});

app.Run();
