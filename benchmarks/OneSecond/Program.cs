using System.Diagnostics;
using System.Globalization;
using SpanPack.OneSecond;

// Nothing before this line: what it costs to get here is the runtime's.
long main = Stopwatch.GetTimestamp();

if (args is not [("query" or "host" or "client") and var program, ("off" or "on") and var tracing, var since]
    || !long.TryParse(since, CultureInfo.InvariantCulture, out long startedAt))
{
    Console.Error.WriteLine("usage: SpanPack.OneSecond query|host|client off|on MICROSECONDS_SINCE_1970");
    return 2;
}

if (program == "query") QueryProgram.Run(tracing == "on");
else if (program == "client") ClientProgram.Run(tracing == "on");
else await HostProgram.RunAsync(tracing == "on");
Report.Print(main, startedAt);
return 0;
