using System.Diagnostics;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Microsoft.Extensions.Logging.Console;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Requests.Benchmarks.Logs;

/// <summary>A host whose log records have ids or not.</summary>
internal sealed class LogHost : IAsyncDisposable
{
    private static readonly Action<ILogger, int, string, Exception?> s_log =
        LoggerMessage.Define<int, string>(LogLevel.Information, new EventId(17, "OrderPlaced"), "Order {Order} of {Customer} was placed.");

    private readonly IHost _host;
    private readonly ILogger _logger;
    private readonly LastRecordLoggers _written;
    private readonly LogIds _ids;

    private LogHost(IHost host, LogIds ids)
    {
        (_host, _ids) = (host, ids);
        _logger = host.Services.GetRequiredService<ILoggerFactory>().CreateLogger("Shop.Orders");
        _written = (LastRecordLoggers)host.Services.GetRequiredService<ILoggerProvider>();
    }

    /// <param name="ids">Who gives records ids.</param>
    /// <param name="agent">Where traces would go; there are none.</param>
    internal static async Task<LogHost> StartAsync(LogIds ids, string agent)
    {
        HostApplicationBuilder builder = Host.CreateEmptyApplicationBuilder(new HostApplicationBuilderSettings());
        builder.Logging.AddJsonConsole(static console => console.IncludeScopes = true);
        builder.Logging.Configure(options => options.ActivityTrackingOptions = ids == LogIds.Framework
            ? ActivityTrackingOptions.TraceId | ActivityTrackingOptions.SpanId
            : ActivityTrackingOptions.None);
        builder.Services.RemoveAll<ILoggerProvider>();
        builder.Services.AddSingleton<ILoggerProvider>(static services =>
            new LastRecordLoggers(services.GetServices<ConsoleFormatter>().Single(static formatter =>
                formatter.Name == ConsoleFormatterNames.Json)));
        if (ids == LogIds.SpanPack)
            builder.Services.AddDatadogTracing(options =>
                (options.AgentUrl, options.Service, options.IncludedSources) = (agent, "shop", ["None"]));
        IHost host = builder.Build();
        await host.StartAsync();
        return new LogHost(host, ids);
    }

    /// <summary>Writes records of activities.</summary>
    internal void Log(Activity[] activities, int recordsOfActivity)
    {
        foreach (Activity activity in activities)
        {
            Activity.Current = activity;
            for (int i = 0; i < recordsOfActivity; i++) s_log(_logger, i, "customer-17", null);
        }

        Activity.Current = null;
    }

    /// <summary>Checks the last record.</summary>
    /// <exception cref="WrongOutputException">It has other ids than it should.</exception>
    internal void Check(Activity last)
    {
        string key = _ids == LogIds.Framework ? "\"SpanId\":" : "\"dd.span_id\":";
        bool hasIds = _written.Last.Contains(last.TraceId.ToHexString(), StringComparison.Ordinal)
            && _written.Last.Contains(key, StringComparison.Ordinal);
        if (hasIds != _ids is not LogIds.None || !_written.Last.Contains("customer-17", StringComparison.Ordinal))
            throw new WrongOutputException($"{_ids}: a record is {_written.Last}");
    }

    public async ValueTask DisposeAsync()
    {
        await _host.StopAsync();
        _host.Dispose();
    }
}
