using Npgsql;
using OpenTelemetry.Exporter;
using OpenTelemetry.Trace;
using SpanPack.Requests.Benchmarks.Children;

namespace SpanPack.Requests.Benchmarks.Services;

/// <summary>A service that says hello at once, after a call of another service, or after a query.</summary>
internal static class HelloService
{
    internal const string Path = "/hello";
    internal const string CallPath = "/call";
    internal const string QueryPath = "/query";
    internal const string SqlServerPath = "/sql-server";

    /// <summary>Where it says what it has used. Costs are differences.</summary>
    internal const string StatePath = "/state";

    /// <param name="kind">How it is traced.</param>
    /// <param name="receiver">The port that spans go to, and that is called.</param>
    /// <param name="database">The port of the database that is queried, by the client that the path names; null for none.</param>
    internal static async Task RunAsync(TracingKind kind, int receiver, int? database)
    {
        using var losses = new LossListener();
        using var client = new HttpClient { BaseAddress = new Uri($"http://127.0.0.1:{receiver}") };
        await using NpgsqlDataSource? products = database is { } port ? ProductDatabase.Open(port) : null;
        WebApplicationBuilder builder = WebApplication.CreateBuilder();
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        builder.Logging.ClearProviders(); // with a logger the framework makes activities that nobody listens to
        Trace(builder.Services, kind, $"http://127.0.0.1:{receiver}");
        WebApplication app = builder.Build();
        app.MapGet(Path, static () => "hello");
        app.MapGet(CallPath, async () => (await client.GetStringAsync("/stock")).Length > 0 ? "hello" : "");
        if (products is not null) app.MapGet(QueryPath, () => ProductDatabase.FindNameAsync(products));
        if (database is { } sqlServer) app.MapGet(SqlServerPath, new SqlServerStandIn(sqlServer).FindStockAsync);
        app.MapGet(StatePath, () => ServiceState.Read(app.Services.GetService<ActivityTraceCollector>()).ToString());
        await app.StartAsync();
        ChildLines.SayPort(new Uri(app.Urls.Single()).Port);
        await ChildLines.WaitForEndAsync();
        await app.StopAsync();
        await app.DisposeAsync();
        ChildLines.SayLast(losses.Count);
    }

    private static void Trace(IServiceCollection services, TracingKind kind, string receiver)
    {
        if (kind == TracingKind.SpanPack) services.AddDatadogTracing(options => options.AgentUrl = receiver);
        if (kind != TracingKind.OpenTelemetry) return;
        services.AddOpenTelemetry().WithTracing(tracing => tracing
            .SetSampler(new AlwaysOnSampler())
            .AddAspNetCoreInstrumentation()
            .AddHttpClientInstrumentation()
            .AddNpgsql()
            .AddSqlClientInstrumentation()
            .AddOtlpExporter(options =>
                (options.Endpoint, options.Protocol) = (new Uri($"{receiver}/v1/traces"), OtlpExportProtocol.HttpProtobuf)));
    }
}
