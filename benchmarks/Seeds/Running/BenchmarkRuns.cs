using System.Text.Json;
using SpanPack.Benchmarks.Judging;
using SpanPack.Benchmarks.Processes;
using SpanPack.Seeds.Figures;

namespace SpanPack.Seeds.Running;

/// <summary>Builds and runs benchmarks. One that several rows need runs once.</summary>
internal sealed class BenchmarkRuns(CancellationToken cancellation)
{
    private readonly Dictionary<Benchmark, BenchmarkResult> _results = [];

    /// <exception cref="OperationCanceledException">Ctrl+C.</exception>
    internal async Task<BenchmarkResult> RunAsync(Benchmark benchmark)
    {
        if (!_results.TryGetValue(benchmark, out BenchmarkResult? result)) _results[benchmark] = result = await MeasureAsync(benchmark);
        return result;
    }

    private async Task<BenchmarkResult> MeasureAsync(Benchmark benchmark)
    {
        string file = Path.GetTempFileName();
        try
        {
            string folder = Path.Combine(Publishing.RepositoryRoot, "benchmarks", benchmark.Project);
            await DotnetAsync("build", folder, "-c", "Release", "-clp:ErrorsOnly", "-nodeReuse:false");
            string program = Path.Combine(folder, "bin", "Release", "net10.0", $"SpanPack.{benchmark.Project}.dll");
            await DotnetAsync(["exec", program, .. benchmark.Arguments.Split(' '), "--json", file]);
            await using FileStream stream = File.OpenRead(file);
            return new BenchmarkResult(await JsonSerializer.DeserializeAsync(stream, JudgingJson.Default.RowReport, cancellation), null);
        }
        catch (ProcessException problem)
        {
            return new BenchmarkResult(null, WithoutPaths(problem.Message));
        }
        finally
        {
            File.Delete(file);
        }
    }

    // "dotnet exec /home/… ended with 2. error: …": the page names no machine's folders.
    private static string WithoutPaths(string message)
    {
        int end = message.IndexOf(" ended with ", StringComparison.Ordinal);
        return $"the benchmark{(end < 0 ? " could not be started." : message[end..].Split('\n')[0])}";
    }

    private Task<string> DotnetAsync(params string[] arguments)
        => ProgramProcess.RunAsync(ProgramProcess.Other("dotnet", arguments), cancellation);
}
