using System.Globalization;
using SpanPack.Benchmarks.Judging;
using SpanPack.Benchmarks.Processes;
using SpanPack.Benchmarks.Quick;
using SpanPack.Requests.Benchmarks.Load;
using SpanPack.Requests.Benchmarks.Quick;
using SpanPack.Requests.Benchmarks.Services;
using Spectre.Console;

namespace SpanPack.Requests.Benchmarks.Soak;

/// <summary>One traced service at full load for minutes: traces that were lost, and its memory minute by minute.</summary>
internal sealed class SoakRun(RequestKind request, int minutes, int? agentPort, IAnsiConsole console, CancellationToken cancellation)
{
    private const int WarmUpSeconds = 40;
    private const int ComparedMinutes = 3; // after the first, and at the end
    private const double MostGrowth = 1.1; // the runtime gives memory back when it likes, so single minutes differ by some percent

    private static readonly TimeSpan s_minute = TimeSpan.FromMinutes(1);

    /// <returns>Whether no trace was lost and memory did not grow.</returns>
    internal async Task<bool> RunAsync()
    {
        ReleaseBuild.Demand();
        using ServiceUnderLoad service = agentPort is { } port
            ? await ServiceUnderLoad.StartAsync(TracingKind.SpanPack, request, port)
            : await ServiceUnderLoad.StartAsync(TracingKind.SpanPack, request);
        await service.WarmUpAsync(WarmUpSeconds);
        List<Round> rounds = [];
        for (int minute = 0; minute < minutes; minute++)
        {
            cancellation.ThrowIfCancellationRequested();
            rounds.Add(await service.RunAsync(s_minute));
        }

        double lost = await service.EndAsync();
        Print(rounds);
        bool isFlat = IsFlat([.. rounds.Select(static round => round.ResidentMegabytes)]);
        if (!isFlat) console.WriteLine("resident memory has grown");
        if (agentPort is null) console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"traces lost: {lost:P4}"));
        console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"requests: {service.Requests}"));
        return isFlat && lost == 0;
    }

    private static bool IsFlat(double[] megabytes)
        => megabytes.Length <= 2 * ComparedMinutes
            || Quantile.Median(megabytes[^ComparedMinutes..]) <= MostGrowth * Quantile.Median(megabytes[1..(1 + ComparedMinutes)]);

    private void Print(List<Round> rounds)
    {
        Table table = Tables.Create(console, request.Label(), "requests a second", "p99, ms", "resident, MB", "generations 0, 1, 2");
        for (int i = 0; i < rounds.Count; i++)
        {
            Round round = rounds[i];
            table.AddRow(
                $"minute {Text(i + 1, "N0")}",
                Text(round.RequestsPerSecond, "N0"),
                Text(round.Most, "N2"),
                Text(round.ResidentMegabytes, "N0"),
                string.Join(", ", round.Collections.Select(static count => Text(count, "N0"))));
        }

        console.Write(table);
    }

    private static string Text(double value, string format) => value.ToString(format, CultureInfo.InvariantCulture);
}
