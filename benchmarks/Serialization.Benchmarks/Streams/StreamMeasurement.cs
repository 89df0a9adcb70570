using System.Runtime.InteropServices;
using SpanPack.Benchmarks.Measuring;

namespace SpanPack.Benchmarks.Streams;

/// <summary>Measures a stream in this process.</summary>
internal static class StreamMeasurement
{
    /// <exception cref="Workloads.WrongOutputException">A case does not do what it should.</exception>
    internal static ProcessFigures Run(StreamOptions options, int seconds = Measurement.DefaultSeconds)
        => new(RuntimeInformation.FrameworkDescription, Measurement.Run(StreamCases.Create(options), seconds), []);
}
