using System.Globalization;
using SpanPack;
using Spectre.Console;
using WebShop.Launching;
using WebShop.Reporting;

namespace WebShop.Showing;

/// <summary>Shows a trace of each kind, and what the services logged meanwhile.</summary>
internal static class TypicalTraces
{
    private static readonly (string Title, string Resource, bool Fails)[] s_kinds =
    [
        ("A checkout: three services, and the worker behind the queue", "POST /checkout", false),
        ("A checkout whose card is declined", "POST /checkout", true),
        ("A page that asks the database once for each product", "GET /categories/{name}", false),
        ("A search, and where its time goes", "GET /search", false),
    ];

    internal static void Print(ReceivedTraces received, ShopProcesses shop, bool showTags)
    {
        foreach ((string title, string resource, bool fails) in s_kinds)
        {
            IReadOnlyList<TraceChunk> chunks = received.FindLast(root => root.Resource == resource, fails);
            if (chunks.Count == 0) continue; // few requests: not all kinds came
            Console.WriteLine();
            Console.WriteLine(title);
            TraceWaterfall.Write(AnsiConsole.Console, chunks, new WaterfallOptions { ShowTags = showTags });
            PrintLogs(chunks[0].Spans[0].TraceId, shop);
        }
    }

    private static void PrintLogs(UInt128 traceId, ShopProcesses shop)
    {
        string id = traceId.ToString("x32", CultureInfo.InvariantCulture);
        foreach (ServiceProcess service in shop.Services)
        {
            foreach (LogRecord record in service.Logs.Where(record => record.TraceId == id))
            {
                Console.WriteLine($"log of {service.Name}: {record.Level}: {record.Message} (dd.span_id {record.SpanId})");
            }
        }
    }
}
