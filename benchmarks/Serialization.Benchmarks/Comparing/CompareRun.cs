using SpanPack.Benchmarks.Measuring;
using SpanPack.Benchmarks.Processes;
using SpanPack.Benchmarks.Quick;
using SpanPack.Benchmarks.Streams;
using Spectre.Console;

namespace SpanPack.Benchmarks.Comparing;

/// <summary>Measures the mixed stream with this build and with that of another commit, in turns.</summary>
internal sealed class CompareRun(CompareOptions options, IAnsiConsole console, CancellationToken cancellation)
{
    private static readonly QuickSet s_set =
        new(new StreamOptions(StreamKind.Mixed, 2000, AsTracer: false, [TraceFormat.V04, TraceFormat.V1]));

    /// <returns>
    /// Whether nothing is slower. What looks slower has to be so in rounds of its own too: of twenty tests at 5 % one is wrong.
    /// </returns>
    internal async Task<bool> RunAsync()
    {
        ReleaseBuild.Demand();
        Comparison[] first = await MeasureAsync();
        Print(first);
        string[] slower = NamesOfSlower(first);
        if (slower.Length == 0) return Conclude([]);
        Comparison[] second = await MeasureAsync();
        Print(second);
        return Conclude([.. slower.Intersect(NamesOfSlower(second))]);
    }

    private async Task<Comparison[]> MeasureAsync()
    {
        var before = new List<ProcessFigures>();
        var after = new List<ProcessFigures>();
        for (int round = 1; round <= options.Rounds; round++)
        {
            await Console.Error.WriteLineAsync($"Round {round} of {options.Rounds}");
            // Who is first alternates: a machine may slow down within a round.
            if (round % 2 == 0) after.Add(await MeasuringProcess.RunAsync(s_set, native: null, cancellation));
            before.Add(await MeasuringProcess.RunOtherAsync(options.Before, s_set, cancellation));
            if (round % 2 == 1) after.Add(await MeasuringProcess.RunAsync(s_set, native: null, cancellation));
        }

        return [.. after[0].Cases.Where(static figures => figures.Kind == CaseKind.Writer)
            .Select(figures => figures.Name)
            .Select(name => new Comparison(name, Times(before, name), Times(after, name)))];
    }

    private void Print(Comparison[] comparisons)
    {
        Table table = Tables.Create(console, "mixed stream, ns a span", "before", "after", "ratio", "chance", "verdict");
        foreach (Comparison one in comparisons)
        {
            table.AddRow(Markup.Escape(one.Case), Tables.Number(one.Before.Average()), Tables.Number(one.After.Average()),
                Tables.Number(one.Ratio), Tables.Number(one.Chance), one.IsSlower
                ? "[red]slower[/]"
                : "[green]ok[/]");
        }

        console.Write(table);
    }

    private bool Conclude(string[] slower)
    {
        console.WriteLine(slower.Length == 0
            ? "Nothing is slower than before."
            : $"Slower than before, twice: {string.Join(", ", slower)}.");
        return slower.Length == 0;
    }

    private static string[] NamesOfSlower(Comparison[] comparisons)
        => [.. comparisons.Where(static one => one.IsSlower).Select(static one => one.Case)];

    private static double[] Times(List<ProcessFigures> processes, string name)
        => [.. processes.Select(process => process.Cases.Single(figures => figures.Name == name).Nanoseconds)];
}
