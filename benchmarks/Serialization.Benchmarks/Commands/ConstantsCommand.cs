using System.CommandLine;
using SpanPack.Benchmarks.Constants;

namespace SpanPack.Benchmarks.Commands;

/// <summary><c>constants</c>: one span a call.</summary>
internal static class ConstantsCommand
{
    internal static Command Create()
    {
        Option<int> rounds = CountOption.Create("--rounds", "Rounds that count; as many before do not. 2 at least.", 100);
        Option<string?> json = JudgedCommand.JsonOption();
        const string Description = "Measures spans of three shapes, one a call, and the tags of Azure App Services.";
        var command = new Command("constants", Description) { rounds, json };
        command.SetRun((parsed, cancellation) =>
        {
            string line = JudgedCommand.LineOf(parsed, "Serialization.Benchmarks");
            var run = new ConstantRun(Math.Max(2, parsed.GetValue(rounds)), parsed.GetValue(json), line, Consoles.Create(), cancellation);
            return Task.FromResult(run.Run());
        });
        return command;
    }
}
