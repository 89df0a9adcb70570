using SpanPack.Agent.Benchmarks.Network;
using SpanPack.Benchmarks.Judging;
using SpanPack.Benchmarks.Processes;
using SpanPack.Benchmarks.Quick;
using SpanPack.Benchmarks.Workloads;
using Spectre.Console;

namespace SpanPack.Requests.Benchmarks.Processes;

/// <summary>Runs programs that do one thing and end, traced and not in turns.</summary>
internal sealed class ProcessesRun(int rounds, string? jsonFile, string command, IAnsiConsole console, CancellationToken cancellation)
{
    private static readonly string[] s_programs = ["query", "host", "client"];

    private readonly Dictionary<(string Program, string Compilation, bool IsTraced), List<ShortLife>> _lives = [];

    /// <returns>Whether all limits hold.</returns>
    internal async Task<bool> RunAsync()
    {
        ReleaseBuild.Demand();
        IReadOnlyList<RowLimit> limits = RowLimits.Load("processes");
        if (jsonFile is not null) AtomicFile.Prepare(jsonFile);
        List<PublishedProgram> programs = await PublishedProgram.PublishAsync("OneSecond", cancellation);
        await MeasureAsync(programs);
        foreach (PublishedProgram program in programs) program.Dispose();
        return RowReport.Of(command, _lives.Keys.Where(static key => key.IsTraced).SelectMany(key => Rows(key.Program, key.Compilation)),
            limits)
            .Publish(console, jsonFile);
    }

    // The first round finds files that were not read yet.
    private async Task MeasureAsync(List<PublishedProgram> programs)
    {
        await using var receiver = NullReceiver.OnTcp();
        for (int round = 0; round <= rounds; round++)
        {
            foreach ((PublishedProgram program, string name,
                bool isTraced) in programs.SelectMany(static program =>
                    s_programs.SelectMany(name => new[] { (program, name, false), (program, name, true) })))
            {
                long before = receiver.Chunks;
                var life = ShortLife.Of(await program.RunAsync([name, isTraced ? "on" : "off"], receiver.Address.ToString(), cancellation));
                if (receiver.Chunks - before != (isTraced ? 1 : 0))
                    throw new WrongOutputException($"{name}, {program.Label}: {receiver.Chunks - before} traces came.");
                if (!_lives.TryGetValue((name, program.Label, isTraced), out List<ShortLife>? lives))
                    _lives[(name, program.Label, isTraced)] = lives = [];
                if (round > 0) lives.Add(life);
            }
        }
    }

    private IEnumerable<JudgedRow> Rows(string program, string compilation)
    {
        yield return Row("ms until the end of Main", static life => life.Milliseconds);
        yield return Row("ms inside Main", static life => life.InsideMilliseconds);
        yield return Row("resident memory at most, MB", static life => life.MostMegabytes);
        yield return Row("resident memory at the end, MB", static life => life.LastMegabytes);
        yield return Row("threads at the end", static life => life.Threads);

        JudgedRow Row(string what, Func<ShortLife, double> figure) => new(
            $"{program}, {compilation}: {what}",
            [.. _lives[(program, compilation, true)].Select(figure)],
            [.. _lives[(program, compilation, false)].Select(figure)],
            IsDifference: true);
    }
}
