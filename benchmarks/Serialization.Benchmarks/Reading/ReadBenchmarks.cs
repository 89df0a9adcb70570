using BenchmarkDotNet.Attributes;
using SpanPack.Benchmarks.Configuration;
using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Reading;

/// <summary>Payloads of 1,000 one-span traces read, in each format.</summary>
public class ReadBenchmarks : ISpanBenchmark
{
    private Workload? _workload;

    /// <summary>Gets or sets the spans: many values that repeat, values that do not, many tags, attributes of all types.</summary>
    [Params(SpanShape.WebServer, SpanShape.WebServerUniqueUrls, SpanShape.ManyTags, SpanShape.Events)]
    public SpanShape Shape { get; set; }

    /// <summary>Gets or sets the format.</summary>
    [ParamsAllValues]
    public TraceFormat Format { get; set; }

    /// <summary>Gets or sets how it is read.</summary>
    [ParamsAllValues]
    public ReaderKind Reader { get; set; }

    int ISpanBenchmark.SpanCount => _workload!.SpanCount;

    int ISpanBenchmark.ByteCount => _workload!.Run();

    /// <summary>Writes the payload, and looks at what is read before it is measured.</summary>
    [GlobalSetup]
    public void Setup()
    {
        using var writing = new PayloadWriting(new TraceSet(Shape, Arrangement.ThousandTraces), Format);
        writing.Verify();
        byte[] payload = writing.ToArray();
        _workload = Reader == ReaderKind.Spans ? new PayloadReading(payload, Format, writing.SpanCount) : new PayloadVisiting(payload, Format, writing.SpanCount);
        _workload.Verify();
    }

    /// <summary>One pass over the payload.</summary>
    [Benchmark]
    public int Pass() => _workload!.Run();

    /// <summary>Gives the memory back.</summary>
    [GlobalCleanup]
    public void Cleanup() => _workload?.Dispose();
}
