using System.Collections.Concurrent;
using BenchmarkDotNet.Parameters;
using BenchmarkDotNet.Running;

namespace SpanPack.Benchmarks.Configuration;

/// <summary>Finds out what one pass of a benchmark is by setting it up once more: the figures of a run say nothing of it.</summary>
/// <param name="SpanCount">Its spans.</param>
/// <param name="ByteCount">Its bytes.</param>
internal sealed record SpanAmounts(int SpanCount, int ByteCount)
{
    private static readonly ConcurrentDictionary<BenchmarkCase, SpanAmounts> s_known = [];

    internal static SpanAmounts Of(BenchmarkCase benchmarkCase) => s_known.GetOrAdd(benchmarkCase, Measure);

    private static SpanAmounts Measure(BenchmarkCase benchmarkCase)
    {
        Type type = benchmarkCase.Descriptor.Type;
        var benchmark = (ISpanBenchmark)Activator.CreateInstance(type)!;
        foreach (ParameterInstance parameter in benchmarkCase.Parameters.Items) type.GetProperty(parameter.Name)!.SetValue(benchmark, parameter.Value);
        benchmark.Setup();
        var amounts = new SpanAmounts(benchmark.SpanCount, benchmark.ByteCount);
        benchmark.Cleanup();
        return amounts;
    }
}
