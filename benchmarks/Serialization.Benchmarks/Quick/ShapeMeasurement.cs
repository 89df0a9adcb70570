using System.Runtime.InteropServices;
using SpanPack.Benchmarks.Measuring;

namespace SpanPack.Benchmarks.Quick;

/// <summary>Measures spans of one shape in this process, and looks for allocations.</summary>
internal static class ShapeMeasurement
{
    /// <exception cref="Workloads.WrongOutputException">A case does not do what it should.</exception>
    internal static ProcessFigures Run(int seconds)
        => new(RuntimeInformation.FrameworkDescription, Measurement.Run(ShapeCases.Create(), seconds), AllocationSweep.Run());
}
