namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>What an action costs all threads of the process: processor time, and memory that is allocated.</summary>
internal readonly record struct ProcessMeter(double Nanoseconds, double Bytes)
{
    public static ProcessMeter operator +(ProcessMeter left, ProcessMeter right) => new(left.Nanoseconds + right.Nanoseconds, left.Bytes + right.Bytes);

    public static ProcessMeter operator /(ProcessMeter sum, int count) => new(sum.Nanoseconds / count, sum.Bytes / count);

    /// <param name="action">What is measured.</param>
    internal static ProcessMeter Measure(Action action)
    {
        long bytes = GC.GetTotalAllocatedBytes(precise: true);
        TimeSpan before = Environment.CpuUsage.TotalTime;
        action();
        TimeSpan after = Environment.CpuUsage.TotalTime;
        return new ProcessMeter((after - before).TotalNanoseconds, GC.GetTotalAllocatedBytes(precise: true) - bytes);
    }
}
