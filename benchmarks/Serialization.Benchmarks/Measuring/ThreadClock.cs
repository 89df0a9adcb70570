using System.Diagnostics;
using System.Runtime.InteropServices;

namespace SpanPack.Benchmarks.Measuring;

/// <summary>The time that a processor has spent on this thread: what other processes take does not count.</summary>
internal static class ThreadClock
{
    private const int ThreadClockId = 3; // CLOCK_THREAD_CPUTIME_ID of Linux
    private const double NanosecondsPerSecond = 1e9;

    /// <summary>Nanoseconds. Where the thread has no such clock, the time that passes.</summary>
    internal static double Now()
    {
        if (OperatingSystem.IsLinux() && GetTime(ThreadClockId, out Timespec time) == 0)
            return time.Seconds * NanosecondsPerSecond + time.Nanoseconds;
        return Stopwatch.GetTimestamp() * (NanosecondsPerSecond / Stopwatch.Frequency);
    }

    [DllImport("libc", EntryPoint = "clock_gettime")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static extern int GetTime(int clock, out Timespec time);

    [StructLayout(LayoutKind.Sequential)]
    private readonly struct Timespec
    {
        internal readonly nint Seconds;
        internal readonly nint Nanoseconds;
    }
}
