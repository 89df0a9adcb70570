using System.Diagnostics;
using System.Globalization;

namespace SpanPack.Benchmarks.StartUp;

/// <summary>Writes the first payload of a process and prints how long it took to get there.</summary>
internal static class FirstPayload
{
    /// <param name="main">The timestamp at which Main began.</param>
    /// <param name="startedAtMicroseconds">
    /// When the process was started, in microseconds since 1970, by the clock of the one who started it. The start time that Linux keeps has steps of 10 ms.
    /// </param>
    internal static void Measure(long main, long? startedAtMicroseconds)
    {
        int bytes = Write();
        // Both clocks before anything else: looking up the start time of the process, and printing, load assemblies.
        long done = Stopwatch.GetTimestamp();
        DateTime now = DateTime.UtcNow;

        using Process process = Process.GetCurrentProcess();
        Print("ms since the process started, as the system keeps it", (now - process.StartTime.ToUniversalTime()).TotalMilliseconds);
        if (startedAtMicroseconds is { } startedAt) Print("ms since the given time", (now - DateTime.UnixEpoch).TotalMilliseconds - startedAt / 1000.0);
        Print("ms since Main began", Stopwatch.GetElapsedTime(main, done).TotalMilliseconds);
        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{bytes} bytes"));
    }

    private static int Write()
    {
        using var writer = new TracePayloadWriter(TraceFormat.V04, new() { ProcessTags = new() { Service = "shop", Environment = "prod", Version = "1.2.3", ProcessId = 12345 } });
        if (!writer.TryAppend(new TraceChunk(TenSpans.Create()) { SamplingPriority = SamplingPriority.AutoKeep })) throw new InvalidOperationException("The spans do not fit the payload.");

        return writer.Complete().ByteCount;
    }

    private static void Print(string what, double milliseconds) => Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{milliseconds:F2} {what}"));
}
