using System.Diagnostics;

namespace SpanPack.Benchmarks.Quick;

/// <summary>Times one case, sample by sample.</summary>
internal sealed class CaseTimer(QuickCase quickCase)
{
    // Long enough that reading the clock (20 to 40 ns) does not count, short enough that most samples are not interrupted.
    private const double SampleMicroseconds = 100;

    private readonly List<double> _samples = [];
    private int _passes = 1;

    internal QuickCase Case => quickCase;

    /// <summary>Passes made while warming up.</summary>
    internal int WarmUpPasses { get; private set; }

    internal void WarmUp()
    {
        quickCase.Workload.Run();
        WarmUpPasses++;
    }

    /// <summary>Finds out how many passes make a sample.</summary>
    internal void Calibrate()
    {
        double best = double.MaxValue;
        for (int i = 0; i < 3; i++) best = Math.Min(best, Time(1));
        _passes = Math.Max(1, (int)Math.Ceiling(SampleMicroseconds * 1000 / best));
    }

    internal void Sample()
    {
        quickCase.Workload.Run(); // brings back what the other cases have pushed out of the caches
        _samples.Add(Time(_passes) / _passes / quickCase.Workload.SpanCount);
    }

    internal CaseFigures ToFigures()
    {
        _samples.Sort();
        return new CaseFigures
        {
            Name = quickCase.Name,
            Shape = quickCase.Shape,
            Label = quickCase.Label,
            Arrangement = quickCase.Arrangement,
            Kind = quickCase.Kind,
            Nanoseconds = _samples[0],
            MedianNanoseconds = _samples[_samples.Count / 2],
            Samples = _samples.Count,
            Bytes = (double)quickCase.Workload.Run() / quickCase.Workload.SpanCount,
            AllocatedBytes = AllocationMeter.PerSpan(quickCase.Workload),
        };
    }

    private double Time(int passes)
    {
        long start = Stopwatch.GetTimestamp();
        for (int i = 0; i < passes; i++) quickCase.Workload.Run();
        return (Stopwatch.GetTimestamp() - start) * (1e9 / Stopwatch.Frequency);
    }
}
