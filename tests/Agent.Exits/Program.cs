using Microsoft.Extensions.Hosting;
using SpanPack;

// Ends in the way that a test asks for, a moment after it has written a span, or told something: ADDRESS MODE.
if (args[1].StartsWith("telemetry", StringComparison.Ordinal))
{
    var telemetry = new TelemetryClient(new TelemetryOptions
    {
        IsEnabled = true,
        ReportsAssemblies = false,
        Client = new AgentClientOptions
        {
            AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse(args[0])),
            RequestTimeout = TimeSpan.FromHours(1)
        },
        Interval = TimeSpan.FromDays(1), // only the end can send it
        ShutdownTimeout = args[1] == "telemetry-hang" ? TimeSpan.FromSeconds(1) : TimeSpan.FromSeconds(30),
    });
    telemetry.Log(TelemetryLogLevel.Warning, args[1]);
    Console.WriteLine("ready");
    if (args[1] == "telemetry-wait") Thread.Sleep(Timeout.Infinite);
    return 3;
}

var writer = new AgentWriter(new AgentWriterOptions
{
    Client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse(args[0])) },
    FlushInterval = TimeSpan.FromHours(1), // only the end can send it
    ExitTimeout = args[1] switch { "hang" => TimeSpan.FromSeconds(1), "forever" => TimeSpan.FromHours(1), _ => TimeSpan.FromSeconds(30) },
});
writer.Write(new TraceChunk(new Span
{
    TraceId = 1, SpanId = 2, Service = "exits", Name = "last", Resource = args[1],
    Start = 1_700_000_000_000_000_000, Duration = 1
}));
Console.WriteLine("ready");

switch (args[1])
{
    case "return":
    case "hang":
    case "forever":
        return 3;
    case "exit":
        Environment.Exit(4);
        return 0;
    case "throw":
        throw new InvalidOperationException("nobody catches it");
    case "host":
        using (IHost host = Host.CreateApplicationBuilder().Build())
        {
            await host.RunAsync();
        }

        writer.Write(new TraceChunk(new Span
        {
            TraceId = 2, SpanId = 3, Service = "exits", Name = "after the host", Resource = args[1],
            Start = 1_700_000_000_000_000_000, Duration = 1
        }));
        return 5;
    default:
        Thread.Sleep(Timeout.Infinite); // until a signal comes
        return 0;
}
