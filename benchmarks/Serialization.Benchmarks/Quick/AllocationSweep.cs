using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Quick;

/// <summary>Looks for allocations in every writer, whatever the shape and the arrangement.</summary>
internal static class AllocationSweep
{
    private static readonly Arrangement[] s_arrangements = [Arrangement.OneSpan, Arrangement.TraceOf20, Arrangement.ThousandTraces];

    internal static List<AllocationFigure> Run()
    {
        var figures = new List<AllocationFigure>();
        foreach (SpanShape shape in Enum.GetValues<SpanShape>())
        {
            foreach (Arrangement arrangement in s_arrangements)
            {
                var written = new WrittenTraces(new TraceSet(shape, arrangement));
                foreach (WorkloadKind kind in Enum.GetValues<WorkloadKind>().Where(static kind => kind.IsOwnWriter()))
                {
                    using Workload workload = WorkloadKinds.Create(kind, written);
                    figures.Add(new AllocationFigure($"{shape.Label()} {kind.Label()}, {arrangement.Label()}", AllocationMeter.PerSpan(workload)));
                }
            }
        }

        return figures;
    }
}
