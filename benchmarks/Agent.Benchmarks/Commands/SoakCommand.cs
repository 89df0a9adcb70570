using System.CommandLine;
using SpanPack.Agent.Benchmarks.Soak;
using SpanPack.Benchmarks.Commands;

namespace SpanPack.Agent.Benchmarks.Commands;

/// <summary><c>soak</c>: a service at work for a long time, with an agent that comes and goes.</summary>
internal static class SoakCommand
{
    internal static Command Create()
    {
        var minutes = new Argument<int>("MINUTES") { Description = "How long; 1 or more." };
        minutes.Validators.Add(static result =>
        {
            if (result.GetValueOrDefault<int>() < 1) result.AddError("MINUTES is a whole number, 1 or more.");
        });
        var command = new Command("soak",
            "Writes 20,000 spans a second to an agent that restarts every minute. Exits 1 when a span is neither sent nor counted as "
                + "dropped.") { minutes };
        command.SetRun((parsed, cancellation) =>
            new SoakRun(TimeSpan.FromMinutes(parsed.GetValue(minutes)), Consoles.Create(), cancellation).RunAsync());
        return command;
    }
}
