using System.Diagnostics;
using SpanPack.Activities.Benchmarks.Ending;
using SpanPack.Agent.Benchmarks.Network;
using SpanPack.Benchmarks.Judging;
using SpanPack.Benchmarks.Processes;
using SpanPack.Benchmarks.Quick;
using Spectre.Console;

namespace SpanPack.Requests.Benchmarks.Logs;

/// <summary>Writes log records with ids and without, in turns.</summary>
internal sealed class LogsRun(int rounds, string? jsonFile, string command, IAnsiConsole console, CancellationToken cancellation)
{
    private const int RecordsOfRound = 2000;

    internal async Task RunAsync()
    {
        ReleaseBuild.Demand();
        if (jsonFile is not null) AtomicFile.Prepare(jsonFile);
        await using var receiver = NullReceiver.OnTcp();
        List<LogHost> hosts = [];
        foreach (LogIds ids in Enum.GetValues<LogIds>()) hosts.Add(await LogHost.StartAsync(ids, receiver.Address.ToString()));
        JudgedRow[] rows = [.. Measure(hosts, "the only record of an activity", 1), .. Measure(hosts, "ten records of an activity", 10)];
        RowReport.Of(command, rows, []).Publish(console, jsonFile);
        foreach (LogHost host in hosts) await host.DisposeAsync();
    }

    private IEnumerable<JudgedRow> Measure(List<LogHost> hosts, string name, int recordsOfActivity)
    {
        ProcessMeter[][] figures = [.. hosts.Select(_ => new ProcessMeter[rounds])];
        for (int round = 0; round < rounds * 2; round++)
        {
            cancellation.ThrowIfCancellationRequested();
            for (int turn = 0; turn < hosts.Count; turn++)
            {
                int which = (round + turn) % hosts.Count;
                Activity[] activities = [.. Enumerable.Range(0, RecordsOfRound / recordsOfActivity).Select(static _ => Begin())];
                ProcessMeter measured = ProcessMeter.Measure(() => hosts[which].Log(activities, recordsOfActivity)) / RecordsOfRound;
                hosts[which].Check(activities[^1]);
                if (round >= rounds) figures[which][round - rounds] = measured;
            }
        }

        double[][] times = Array.ConvertAll(figures, static one => Array.ConvertAll(one, static round => round.Nanoseconds));
        double[][] bytes = Array.ConvertAll(figures, static one => Array.ConvertAll(one, static round => round.Bytes));
        yield return new JudgedRow($"{name}: with ids / without, ns a record", times[(int)LogIds.SpanPack], times[(int)LogIds.None]);
        yield return new JudgedRow($"{name}: with ids / with the framework's, ns a record", times[(int)LogIds.SpanPack],
            times[(int)LogIds.Framework]);
        yield return new JudgedRow($"{name}: with ids more than without, B a record", bytes[(int)LogIds.SpanPack], bytes[(int)LogIds.None],
            IsDifference: true);
        yield return new JudgedRow($"{name}: with ids more than with the framework's, B a record", bytes[(int)LogIds.SpanPack],
            bytes[(int)LogIds.Framework], IsDifference: true);
    }

    private static Activity Begin()
    {
        Activity.Current = null;
        Activity activity = new Activity("order").SetIdFormat(ActivityIdFormat.W3C).Start();
        Activity.Current = null;
        return activity;
    }
}
