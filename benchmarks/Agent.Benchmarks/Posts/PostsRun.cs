using SpanPack.Agent.Benchmarks.Json;
using SpanPack.Agent.Benchmarks.Network;
using SpanPack.Benchmarks.Judging;
using SpanPack.Benchmarks.Processes;
using SpanPack.Benchmarks.Quick;
using Spectre.Console;

namespace SpanPack.Agent.Benchmarks.Posts;

/// <summary>One run of the posts.</summary>
internal sealed class PostsRun(int rounds, string? jsonFile, string command, IAnsiConsole console, CancellationToken cancellation)
{
    /// <returns>Whether all limits hold.</returns>
    internal async Task<bool> RunAsync()
    {
        ReleaseBuild.Demand();
        IReadOnlyList<RowLimit> limits = RowLimits.Load("posts");
        if (jsonFile is not null) AtomicFile.Prepare(jsonFile);
        DirectoryInfo folder = Directory.CreateTempSubdirectory();
        try
        {
            List<JudgedRow> rows =
            [
                .. await RequestMeasurement.RunAsync("TCP", NullReceiver.OnTcp(), rounds, cancellation),
                .. await RequestMeasurement.RunAsync(
                    "a Unix socket", NullReceiver.OnUnixSocket(Path.Combine(folder.FullName, "spans.socket")), rounds, cancellation),
                .. await new JsonMeasurement(rounds, cancellation).RunAsync(Path.Combine(folder.FullName, "json.socket")),
            ];
            return RowReport.Of(command, rows, limits).Publish(console, jsonFile);
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }
}
