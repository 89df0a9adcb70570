using System.Diagnostics;
using System.Globalization;
using System.Runtime;

namespace SpanPack.Benchmarks.StartUp;

/// <summary>Writes the first payload of a process and prints how long it took to get there.</summary>
internal static class FirstPayload
{
    /// <param name="main">The timestamp at which Main began.</param>
    /// <param name="startedAt">
    /// When the process was started, in microseconds since 1970, by the clock of its parent: the time that Linux keeps has steps of 10 ms.
    /// </param>
    /// <param name="encodesNames">Whether names are encoded first, as in a program without the generator.</param>
    internal static void Measure(long main, long startedAt, bool encodesNames)
    {
        int names = encodesNames ? EncodedNames.Encode().Length : 0;
        int bytes = Write();
        // Clocks and methods before anything else: printing loads assemblies.
        double inside = Stopwatch.GetElapsedTime(main).TotalMilliseconds;
        double whole = (DateTime.UtcNow - DateTime.UnixEpoch).TotalMilliseconds - (startedAt / 1000.0);
        long methods = JitInfo.GetCompiledMethodCount();
        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{whole:F3} {inside:F3} {methods} {bytes} {names}"));
    }

    private static int Write()
    {
        var process = new ProcessTags { Service = "shop", Environment = "prod", Version = "1.2.3", ProcessId = 12345 };
        using var writer = new TracePayloadWriter(TraceFormat.V04, new() { ProcessTags = process });
        if (!writer.TryAppend(new TraceChunk(TenSpans.Create()) { SamplingPriority = SamplingPriority.AutoKeep }))
            throw new InvalidOperationException("The spans do not fit the payload.");

        return writer.Complete().ByteCount;
    }
}
