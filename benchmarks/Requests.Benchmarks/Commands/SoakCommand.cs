using System.CommandLine;
using SpanPack.Benchmarks.Commands;
using SpanPack.Requests.Benchmarks.Load;
using SpanPack.Requests.Benchmarks.Soak;

namespace SpanPack.Requests.Benchmarks.Commands;

/// <summary><c>soak</c>: whether a traced service loses traces or grows under full load.</summary>
internal static class SoakCommand
{
    internal static Command Create()
    {
        Option<int> minutes = CountOption.Create("--minutes", "How long requests are made.", 10);
        var agent = new Option<int?>("--agent")
        {
            Description = "The port of an agent on the loopback, which counts the traces; by "
            + "default a receiver of its own."
        };
        var kind = new Option<RequestKind>("--requests")
        {
            Description = "The kind of requests.",
            DefaultValueFactory = static _ => RequestKind.BehindService
        };
        var command = new Command("soak",
            "Makes requests at full speed to a traced service. Exits 1 when a trace is lost or resident memory grows; its last line is "
                + "the number of requests.") { minutes,
            agent, kind };
        command.SetRun((parsed, cancellation) =>
            new SoakRun(parsed.GetValue(kind), parsed.GetValue(minutes), parsed.GetValue(agent), Consoles.Create(),
                cancellation).RunAsync());
        return command;
    }
}
