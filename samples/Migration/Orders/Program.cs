using Migration.Orders;

WebApplicationBuilder builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddHttpContextAccessor();
builder.Services.AddHttpClient<StockClient>();
builder.Services.AddDatadogTracing(); // in place of Datadog's profiler

WebApplication app = builder.Build();
app.MapControllers();
app.Run();
