using System.CommandLine;
using SpanPack.Benchmarks.Comparing;

namespace SpanPack.Benchmarks.Commands;

/// <summary><c>compare</c>: whether a change made the writers slower.</summary>
internal static class CompareCommand
{
    internal static Command Create()
    {
        var before = new Argument<string>("BEFORE")
        {
            Description = "The SpanPack.Serialization.Benchmarks.dll of the commit before, a "
            + "release build."
        };
        Option<int> rounds = CountOption.Create("--rounds", "How many processes of each build measure, in turns.", 8);
        var command = new Command("compare",
            "Measures the mixed stream with two builds in turns. Exits 1 when Welch's test at 5 % finds this one slower by over 2 %, and "
                + "finds so again.") { before,
            rounds };
        command.SetRun((parsed, cancellation) =>
            new CompareRun(new CompareOptions(parsed.GetValue(before)!, parsed.GetValue(rounds)), Consoles.Create(),
                cancellation).RunAsync());
        return command;
    }
}
