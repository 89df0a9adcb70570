using System.Text.Json;
using SpanPack.Benchmarks.Processes;
using SpanPack.Benchmarks.Quick;
using SpanPack.Requests.Benchmarks.Services;
using Spectre.Console;

namespace SpanPack.Requests.Benchmarks.Quick;

/// <summary>One run of the quick mode: sets of new processes, in each of which all services are measured in turns, there and back.</summary>
internal sealed class QuickRun(int sets, string? jsonFile, string command, IAnsiConsole console, CancellationToken cancellation)
{
    private const int TurnsInSet = 8;
    private const double OfOffAtLeast = 0.93;

    private static readonly TimeSpan s_round = TimeSpan.FromSeconds(1);

    private readonly List<IReadOnlyList<Round>> _turns = [];
    private readonly List<(TracingKind Kind, double Lost)> _lost = [];

    /// <returns>Whether all limits hold.</returns>
    internal async Task<bool> RunAsync()
    {
        ReleaseBuild.Demand();
        if (jsonFile is not null) AtomicFile.Prepare(jsonFile);
        for (int i = 0; i < sets; i++) await RunSetAsync();
        KindFigures[] figures = [.. Enum.GetValues<TracingKind>().Select(kind => KindFigures.Of(kind, _turns, _lost.Where(lost => lost.Kind == kind).Select(static lost => lost.Lost)))];
        var report = new RequestReport(MachineDescription.Current, command, DateTimeOffset.UtcNow, figures, OfOffAtLeast);
        ReportTable.Print(console, report);
        if (jsonFile is not null) AtomicFile.Write(jsonFile, JsonSerializer.SerializeToUtf8Bytes(report, RequestJson.Default.RequestReport));
        return report.HoldsLimits;
    }

    private async Task RunSetAsync()
    {
        List<ServiceUnderLoad> services = [];
        try
        {
            foreach (TracingKind kind in Enum.GetValues<TracingKind>()) services.Add(await ServiceUnderLoad.StartAsync(kind));
            foreach (ServiceUnderLoad service in services) await service.WarmUpAsync();
            for (int i = 0; i < TurnsInSet; i++)
            {
                List<Round> turn = [];
                foreach (ServiceUnderLoad service in services) turn.Add(await service.RunAsync(s_round));
                _turns.Add(turn);
                services.Reverse(); // a b c c b a: what changes slowly does not favour one
                cancellation.ThrowIfCancellationRequested();
            }

            foreach (ServiceUnderLoad service in services) _lost.Add((service.Kind, await service.EndAsync()));
        }
        finally
        {
            foreach (ServiceUnderLoad service in services) service.Dispose();
        }
    }
}
