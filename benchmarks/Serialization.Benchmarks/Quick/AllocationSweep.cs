using SpanPack.Benchmarks.Measuring;
using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Streams;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Quick;

/// <summary>Looks for allocations in every writer, whatever the stream, the shape and the arrangement.</summary>
internal static class AllocationSweep
{
    private const int StreamSpanCount = 2000;

    private static readonly Arrangement[] s_arrangements = [Arrangement.OneSpan, Arrangement.TraceOf20, Arrangement.ThousandTraces];

    internal static List<AllocationFigure> Run()
        => [.. Enum.GetValues<StreamKind>().SelectMany(OfStream), .. Enum.GetValues<SpanShape>().SelectMany(OfShape)];

    private static IEnumerable<AllocationFigure> OfStream(StreamKind kind)
    {
        var stream = new SpanStream(kind, StreamSpanCount);
        foreach (TraceFormat format in TraceFormats.All)
        {
            foreach (bool asTracer in (bool[])[false, true])
            {
                using var writing = new StreamWriting(stream, format, asTracer);
                yield return new AllocationFigure($"{kind.Label()}: {writing.Label}", AllocationMeter.PerSpan(writing));
            }
        }
    }

    private static IEnumerable<AllocationFigure> OfShape(SpanShape shape)
    {
        foreach (Arrangement arrangement in s_arrangements)
        {
            var written = new WrittenTraces(new TraceSet(shape, arrangement));
            foreach (WorkloadKind kind in Enum.GetValues<WorkloadKind>().Where(static kind => kind.ToCaseKind() == CaseKind.Writer))
            {
                using Workload workload = WorkloadKinds.Create(kind, written);
                yield return new AllocationFigure($"{shape.Label()}, {arrangement.Label()}: {kind.Label()}",
                    AllocationMeter.PerSpan(workload));
            }
        }
    }
}
