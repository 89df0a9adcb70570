using System.Diagnostics;
using System.Globalization;

namespace SpanPack.OneSecond;

/// <summary>What the process has used when its Main ends.</summary>
internal static class Report
{
    /// <param name="main">The timestamp at which Main began.</param>
    /// <param name="startedAt">When the process was started, in microseconds since 1970, by the clock of the one who started it.</param>
    internal static void Print(long main, long startedAt)
    {
        // Clocks and memory before anything else: printing loads assemblies.
        double inside = Stopwatch.GetElapsedTime(main).TotalMilliseconds;
        double whole = (DateTime.UtcNow - DateTime.UnixEpoch).TotalMilliseconds - (startedAt / 1000.0);
        string[] status = File.ReadAllLines("/proc/self/status");
        Console.WriteLine(string.Create(CultureInfo.InvariantCulture,
            $"{whole:F3} {inside:F3} {Number(status, "VmHWM:")} {Number(status, "VmRSS:")} {Number(status, "Threads:")}"));
    }

    // "VmHWM:      78256 kB"
    private static string Number(string[] status, string name)
        => Array.Find(status, line => line.StartsWith(name, StringComparison.Ordinal))!
            .Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries)[1];
}
