namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>What an action costs all threads of the process: processor time, and memory that is allocated.</summary>
internal readonly record struct ProcessMeter(double Nanoseconds, double Bytes)
{
    public static ProcessMeter operator +(ProcessMeter left, ProcessMeter right)
        => new(left.Nanoseconds + right.Nanoseconds, left.Bytes + right.Bytes);

    /// <param name="action">What is measured.</param>
    /// <param name="count">What it is divided by.</param>
    internal static ProcessMeter Measure(Action action, int count)
    {
        long bytes = GC.GetTotalAllocatedBytes(precise: true);
        TimeSpan before = Environment.CpuUsage.TotalTime;
        action();
        TimeSpan after = Environment.CpuUsage.TotalTime;
        long allocated = GC.GetTotalAllocatedBytes(precise: true) - bytes;
        return new ProcessMeter((after - before).TotalNanoseconds / count, (double)allocated / count);
    }
}
