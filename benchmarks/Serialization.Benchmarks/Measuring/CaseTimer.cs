namespace SpanPack.Benchmarks.Measuring;

/// <summary>Times one case, sample by sample.</summary>
internal sealed class CaseTimer(MeasuredCase measured)
{
    // Long enough that reading the clock (a call of the system, 0.3 microseconds) does not count, short enough that most samples are not
    // interrupted.
    private const double SampleNanoseconds = 100_000;

    private readonly List<double> _samples = [];
    private int _passes = 1;

    internal CaseKind Kind => measured.Kind;

    internal void WarmUp() => measured.Workload.Run();

    /// <summary>Finds out how many passes make a sample.</summary>
    internal void Calibrate()
    {
        double best = double.MaxValue;
        for (int i = 0; i < 3; i++) best = Math.Min(best, Time(1));
        _passes = Math.Max(1, (int)Math.Ceiling(SampleNanoseconds / best));
    }

    internal void Sample()
    {
        measured.Workload.Run(); // brings back what the other cases have pushed out of the caches
        _samples.Add(Time(_passes) / _passes / measured.Workload.SpanCount);
    }

    internal CaseFigures ToFigures()
    {
        _samples.Sort();
        double median = _samples[_samples.Count / 2];
        return new CaseFigures
        {
            Group = measured.Group,
            Label = measured.Label,
            Kind = measured.Kind,
            // less than half the median is a jump of a virtual machine's clock: 0.0 ns was seen
            Nanoseconds = _samples.Find(sample => sample >= median / 2),
            MedianNanoseconds = median,
            Samples = _samples.Count,
            Bytes = (double)measured.Workload.Run() / measured.Workload.SpanCount,
            AllocatedBytes = AllocationMeter.PerSpan(measured.Workload),
        };
    }

    private double Time(int passes)
    {
        double start = ThreadClock.Now();
        for (int i = 0; i < passes; i++) measured.Workload.Run();
        return ThreadClock.Now() - start;
    }
}
