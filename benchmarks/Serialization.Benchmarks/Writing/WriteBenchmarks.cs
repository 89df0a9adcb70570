using BenchmarkDotNet.Attributes;
using SpanPack.Benchmarks.Configuration;
using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Writing;

/// <summary>Every shape in every format and arrangement, with floors and peers beside them.</summary>
public class WriteBenchmarks : ISpanBenchmark
{
    private const int TiersOfCompiling = 4; // each begins 100 ms after the last
    private static bool s_isCompiled;

    private Workload? _workload;

    /// <summary>Gets or sets the spans.</summary>
    [ParamsAllValues(Priority = 0)]
    public SpanShape Shape { get; set; }

    /// <summary>Gets or sets how many there are and in what chunks.</summary>
    [Params(Arrangement.OneSpan, Arrangement.TraceOf20, Arrangement.ThousandTraces, Priority = 1)]
    public Arrangement Arrangement { get; set; }

    /// <summary>Gets or sets what is done with them.</summary>
    [ParamsAllValues(Priority = 2)]
    public WorkloadKind Kind { get; set; }

    int ISpanBenchmark.SpanCount => _workload!.SpanCount;

    int ISpanBenchmark.ByteCount => _workload!.Run();

    /// <summary>Makes the spans, and looks at what is written before it is measured.</summary>
    [GlobalSetup]
    public void Setup()
    {
        _workload = WorkloadKinds.Create(Kind, new WrittenTraces(new TraceSet(Shape, Arrangement)));
        _workload.Verify();
        if (!s_isCompiled) RunUntilCompiled(_workload);
    }

    /// <summary>One pass over all spans.</summary>
    [Benchmark]
    public int Pass() => _workload!.Run();

    // All cases run in one process: the first one would be measured while what they share is being compiled.
    private static void RunUntilCompiled(Workload workload)
    {
        s_isCompiled = true;
        for (int tier = 0; tier < TiersOfCompiling; tier++)
        {
            for (int i = 0; i < 100; i++) workload.Run();
            Thread.Sleep(200);
        }
    }

    /// <summary>Gives the memory back.</summary>
    [GlobalCleanup]
    public void Cleanup() => _workload?.Dispose();
}
