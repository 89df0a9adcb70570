using System.Diagnostics;
using SpanPack.Benchmarks.Measuring;
using SpanPack.Benchmarks.StartUp;

// Nothing before this line: what it costs to get here is the runtime's.
long main = Stopwatch.GetTimestamp();

switch (args)
{
    case ["start", "generated" or "encoded", string text] when long.TryParse(text, out long startedAt):
        FirstPayload.Measure(main, startedAt, encodesNames: args[1] == "encoded");
        return 0;
    case ["measure", string stream]:
        StreamInMachineCode.Measure(stream, Measurement.DefaultSeconds);
        return 0;
    case ["measure", string stream, "--seconds", string text] when int.TryParse(text, out int seconds):
        StreamInMachineCode.Measure(stream, seconds);
        return 0;
    default:
        Console.Error.WriteLine("usage: SpanPack.StartUp start generated|encoded MICROSECONDS_SINCE_1970 | "
            + "measure STREAM [--seconds COUNT]");
        return 2;
}
