using System.CommandLine;
using SpanPack.Benchmarks.Commands;
using SpanPack.Requests.Benchmarks.Quick;

namespace SpanPack.Requests.Benchmarks.Commands;

/// <summary><c>quick</c>: requests a second of a service, traced and not.</summary>
internal static class QuickCommand
{
    private const int DefaultSets = 2;

    internal static Command Create()
    {
        Option<int> sets = CountOption.Create("--sets", "How often all services are started anew. Two sets take four minutes, since the services are warmed up until the runtime compiles nothing any more.", DefaultSets);
        Option<string?> json = JudgedCommand.JsonOption();
        var command = new Command("quick", "Measures requests a second of a service that says hello, with and without tracing. Exits 1 when a limit does not hold.") { sets, json };
        command.SetRun((parsed, cancellation) => new QuickRun(parsed.GetValue(sets), parsed.GetValue(json), JudgedCommand.LineOf(parsed, "Requests.Benchmarks"), Consoles.Create(), cancellation).RunAsync());
        return command;
    }
}
