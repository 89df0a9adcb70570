using Microsoft.AspNetCore.Diagnostics;

// A web application as a user begins one: a line for tracing. It calls itself, fails, and says where it listens.
WebApplicationBuilder builder = WebApplication.CreateBuilder(args);
builder.WebHost.UseUrls("http://127.0.0.1:0");
builder.Services.AddDatadogTracing();

WebApplication app = builder.Build();
using var client = new HttpClient();
string url = "";
app.UseExceptionHandler(static errors =>
    errors.Run(static context => context.Response.WriteAsync(context.Features.Get<IExceptionHandlerFeature>()!.Error.Message)));
app.MapGet("/hello/{name}", async (string name) => $"{await client.GetStringAsync($"{url}/leaf?secret=1")} {name}");
app.MapGet("/leaf", static () => "hello");
app.MapGet("/missing", async () => (int)(await client.GetAsync($"{url}/nothing")).StatusCode);
app.MapGet("/refused", async () =>
{
    try
    {
        return await client.GetStringAsync("http://127.0.0.1:1/nobody");
    }
    catch (HttpRequestException e)
    {
        return e.HttpRequestError.ToString();
    }
});
var hanging = new TaskCompletionSource();
app.MapGet("/hang", async context =>
{
    hanging.SetResult();
    await Task.Delay(Timeout.Infinite, context.RequestAborted);
});
app.MapGet("/cancelled", async () =>
{
    using var end = new CancellationTokenSource();
    Task<string> call = client.GetStringAsync($"{url}/hang", end.Token);
    await hanging.Task;
    await end.CancelAsync();
    await call.ContinueWith(static _ => { }, TaskScheduler.Default);
});
app.MapGet("/fail", IResult () => throw new InvalidOperationException("it fails"));
await app.StartAsync();
url = app.Urls.Single();
Console.WriteLine($"at {url}");
await app.WaitForShutdownAsync();
Console.WriteLine("over");
