using System.Text.Json;
using SpanPack.Agent.Benchmarks.Json;
using SpanPack.Agent.Benchmarks.Network;
using SpanPack.Agent.Benchmarks.Obfuscation;
using SpanPack.Agent.Benchmarks.Queueing;
using SpanPack.Agent.Benchmarks.Threads;
using SpanPack.Agent.Benchmarks.Writing;
using SpanPack.Benchmarks.Processes;
using SpanPack.Benchmarks.Quick;
using SpanPack.Benchmarks.Shapes;
using Spectre.Console;

namespace SpanPack.Agent.Benchmarks.Quick;

/// <summary>One run of the quick mode.</summary>
internal sealed class QuickRun(string? jsonFile, string command, IAnsiConsole console, CancellationToken cancellation)
{
    /// <returns>Whether all limits hold.</returns>
    internal async Task<bool> RunAsync()
    {
        ReleaseBuild.Demand();
        if (jsonFile is not null) AtomicFile.Prepare(jsonFile);
        AgentReport report = await MeasureAsync();
        ReportTables.Print(console, report);
        if (jsonFile is not null) AtomicFile.Write(jsonFile, JsonSerializer.SerializeToUtf8Bytes(report, ReportJson.Default.AgentReport));
        return RowTable.Judge(console, report.Rows);
    }

    private async Task<AgentReport> MeasureAsync()
    {
        List<StatementFigures> statements = StatementMeasurement.Run();
        List<WriteFigures> writing = WriteMeasurement.Run();
        cancellation.ThrowIfCancellationRequested();
        ThreadFigures threads = ThreadMeasurement.Run(TraceFormats.Universal);
        cancellation.ThrowIfCancellationRequested();
        List<RequestFigures> requests = await MeasureRequestsAsync();
        cancellation.ThrowIfCancellationRequested();
        List<JsonFigures> json = await JsonMeasurement.RunAsync(cancellation);
        List<SinkFigures> queueing = QueueComparison.Run(TraceFormats.Universal);
        WriteFigures sql = writing.First(static figures => figures.Name.StartsWith(SpanShape.Sql.Label(), StringComparison.Ordinal)); // of the format of the requests
        return new AgentReport
        {
            Machine = MachineDescription.Current,
            Command = command,
            Date = DateTimeOffset.UtcNow,
            Rows = [.. statements.SelectMany(Rows.Of), .. writing.SelectMany(Rows.Of), .. requests.SelectMany(figures => Rows.Of(figures, sql)), .. Rows.Of(threads), .. JsonRows.Of(json)],
            Statements = statements,
            Writing = writing,
            Requests = requests,
            Threads = threads,
            Json = json,
            Queueing = queueing,
        };
    }

    private static async Task<List<RequestFigures>> MeasureRequestsAsync()
    {
        DirectoryInfo folder = Directory.CreateTempSubdirectory();
        try
        {
            return
            [
                await RequestMeasurement.RunAsync("TCP", NullReceiver.OnTcp()),
                await RequestMeasurement.RunAsync("a Unix socket", NullReceiver.OnUnixSocket(Path.Combine(folder.FullName, "apm.socket"))),
            ];
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }
}
