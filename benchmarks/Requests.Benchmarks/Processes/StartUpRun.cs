using SpanPack.Benchmarks.Judging;
using SpanPack.Benchmarks.Processes;
using SpanPack.Benchmarks.Quick;
using SpanPack.Benchmarks.Workloads;
using Spectre.Console;

namespace SpanPack.Requests.Benchmarks.Processes;

/// <summary>
/// Runs a program until it has written its first payload: with the constants of the generator, and with names that it encodes at its
/// start, in turns.
/// </summary>
internal sealed class StartUpRun(int rounds, string? jsonFile, string command, IAnsiConsole console, CancellationToken cancellation)
{
    // What the program prints.
    private const int Whole = 0;
    private const int Inside = 1;
    private const int Methods = 2;
    private const int PayloadBytes = 3;

    /// <returns>Whether all limits hold.</returns>
    internal async Task<bool> RunAsync()
    {
        ReleaseBuild.Demand();
        IReadOnlyList<RowLimit> limits = RowLimits.Load("startup");
        if (jsonFile is not null) AtomicFile.Prepare(jsonFile);
        List<PublishedProgram> programs = await PublishedProgram.PublishAsync("StartUp", cancellation);
        double[][][] generated = [.. programs.Select(_ => new double[rounds][])];
        double[][][] encoded = [.. programs.Select(_ => new double[rounds][])];
        for (int round = -1; round < rounds; round++) // the first one finds files that were not read yet
        {
            for (int i = 0; i < programs.Count; i++)
            {
                double[] ours = await programs[i].RunAsync(["start", "generated"], null, cancellation);
                double[] theirs = await programs[i].RunAsync(["start", "encoded"], null, cancellation);
                if (ours[PayloadBytes] != theirs[PayloadBytes])
                    throw new WrongOutputException($"{programs[i].Label}: {ours[PayloadBytes]} and {theirs[PayloadBytes]} bytes.");
                if (round >= 0) (generated[i][round], encoded[i][round]) = (ours, theirs);
            }
        }

        JudgedRow[] rows = [.. programs.SelectMany((program, i) => Rows(program, generated[i], encoded[i]))];
        foreach (PublishedProgram program in programs) program.Dispose();
        return RowReport.Of(command, rows, limits).Publish(console, jsonFile);
    }

    private static IEnumerable<JudgedRow> Rows(PublishedProgram program, double[][] generated, double[][] encoded)
    {
        yield return Row("start to first payload, generated / encoded at run time, ms", Whole);
        yield return Row("Main to first payload, generated / encoded at run time, ms", Inside);
        if (program.Compilation == Compilation.NativeAot) yield break;
        yield return Row("methods compiled before the first payload", Methods) with { IsAlone = true };

        JudgedRow Row(string what, int number) => new(
            $"{program.Label}: {what}",
            Array.ConvertAll(generated, one => one[number]),
            Array.ConvertAll(encoded, one => one[number]));
    }
}
