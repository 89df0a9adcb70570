using System.CommandLine;
using SpanPack.Benchmarks.Commands;
using SpanPack.Requests.Benchmarks.Load;
using SpanPack.Requests.Benchmarks.Quick;

namespace SpanPack.Requests.Benchmarks.Commands;

/// <summary><c>quick</c>: what requests of a service cost, traced and not.</summary>
internal static class QuickCommand
{
    internal static Command Create()
    {
        var kinds = new Option<RequestKind[]>("--requests")
        {
            Description = "The kinds of requests; all by default.",
            AllowMultipleArgumentsPerToken = true
        };
        Option<int> sets = CountOption.Create("--sets", "How often all services are started anew.", 2);
        Option<int> turns =
            CountOption.Create("--turns", "Rounds of each service in a set, at full speed and at a fixed rate. 2 at least.", 8);
        Option<int> seconds = CountOption.Create("--seconds", "How long a round takes.", 2);
        Option<int> warmUp =
            CountOption.Create("--warm-up", "Seconds that a service has at most until the runtime compiles nothing any more.", 40);
        var busy = new Option<bool>("--busy") { Description = "Keep all processors busy with another process." };
        Option<string?> json = JudgedCommand.JsonOption();
        Option<bool> speed = JudgedCommand.SpeedOption();
        var command = new Command("quick",
            "Measures requests of a service beside the same without tracing and with the OpenTelemetry SDK, in half an hour. Exits 1 when "
                + "a trace is lost.") { kinds,
            sets, turns, seconds, warmUp, busy, json, speed };
        command.SetRun((parsed, cancellation) =>
        {
            RequestKind[] requests = parsed.GetValue(kinds) is { Length: > 0 } chosen ? chosen : Enum.GetValues<RequestKind>();
            var options = new QuickOptions(requests, parsed.GetValue(sets), Math.Max(2, parsed.GetValue(turns)), parsed.GetValue(seconds),
                parsed.GetValue(warmUp), parsed.GetValue(busy), parsed.GetValue(json), JudgedCommand.LineOf(parsed, "Requests.Benchmarks"));
            return new QuickRun(options, Consoles.Create(), cancellation).RunAsync(parsed.GetValue(speed));
        });
        return command;
    }
}
