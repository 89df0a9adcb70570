using System.Diagnostics;
using SpanPack;

namespace Quickstart;

/// <summary>Measures how long it takes to write the payloads once more: about half a second, after the JIT compiler has done its work.</summary>
internal static class WritingSpeed
{
    private static readonly TimeSpan s_round = TimeSpan.FromMilliseconds(50);
    private const int Rounds = 10;

    /// <returns>Nanoseconds a span in the fastest of the rounds; 0 without spans.</returns>
    internal static double Measure(List<Payload> payloads)
    {
        int spans = payloads.Sum(static payload => payload.SpanCount);
        if (spans == 0) return 0;
        using var buffer = new PayloadBuffer();
        double fastest = double.MaxValue;
        for (int round = 0; round < Rounds; round++)
        {
            long start = Stopwatch.GetTimestamp();
            int passes = 0;
            TimeSpan elapsed;
            do
            {
                foreach (Payload payload in payloads) WriteOnce(buffer, payload);
                passes++;
                elapsed = Stopwatch.GetElapsedTime(start);
            }
            while (elapsed < s_round);

            fastest = Math.Min(fastest, elapsed.TotalNanoseconds / passes / spans);
        }

        return fastest;
    }

    private static void WriteOnce(PayloadBuffer buffer, Payload payload)
    {
        buffer.Clear();
        foreach (ref readonly TraceChunk chunk in payload.Chunks) payload.Formatter.Write(buffer, chunk);
    }
}
