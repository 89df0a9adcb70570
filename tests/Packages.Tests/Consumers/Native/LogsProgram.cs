using System.Diagnostics;
using NLog;
using NLog.Layouts;
using Serilog;
using Serilog.Core;
using Serilog.Events;
using SpanPack;

/// <summary>A console whose log records have the ids of their span.</summary>
internal static class LogsProgram
{
    internal static async Task RunAsync()
    {
        await using var collector = new ActivityTraceCollector();
        using var source = new ActivitySource("Shop");
        LogManager.Setup().RegisterDatadog();
        using Serilog.Core.Logger serilog = new LoggerConfiguration().Enrich.WithDatadog().WriteTo.Sink(new Names()).CreateLogger();
        using (source.StartActivity("checkout"))
        {
            serilog.Information("it begins");
            Console.WriteLine(Layout.FromString("${dd_trace_id}").Render(LogEventInfo.CreateNullEvent()).Length);
        }
    }

    /// <summary>Shows the names of what a record has.</summary>
    private sealed class Names : ILogEventSink
    {
        public void Emit(LogEvent logEvent) => Console.WriteLine(string.Join(' ', logEvent.Properties.Keys.Order(StringComparer.Ordinal)));
    }
}
