using BenchmarkDotNet.Analysers;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Diagnosers;
using BenchmarkDotNet.Exporters;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Order;
using BenchmarkDotNet.Toolchains.InProcess.Emit;
using Perfolizer.Horology;

namespace SpanPack.Benchmarks.Configuration;

/// <summary>How BenchmarkDotNet measures: short enough for the whole matrix of writers (some 560 cases) in a quarter of an hour.</summary>
internal sealed class BenchmarkConfig : ManualConfig
{
    internal BenchmarkConfig()
    {
        // In this process: BenchmarkDotNet 0.14.0 does not know .NET 10, for which it would have to build a project for each job.
        AddJob(Job.Default
            .WithToolchain(InProcessEmitToolchain.Instance)
            .WithWarmupCount(3)
            .WithIterationCount(5)
            .WithIterationTime(TimeInterval.FromMilliseconds(100))
            .WithId("short"));
        AddLogger(ConsoleLogger.Default);
        AddExporter(MarkdownExporter.GitHub);
        AddDiagnoser(MemoryDiagnoser.Default);
        AddColumnProvider(new SpanColumnProvider());
        // Without the ones that complain of each short iteration and each outlier: the lowest iteration stands beside the median.
        AddAnalyser([.. DefaultConfig.Instance.GetAnalysers().Where(static analyser => analyser is not (MinIterationTimeAnalyser or OutliersAnalyser))]);
        AddValidator([.. DefaultConfig.Instance.GetValidators()]);
        Orderer = new DefaultOrderer(SummaryOrderPolicy.Declared);
    }
}
