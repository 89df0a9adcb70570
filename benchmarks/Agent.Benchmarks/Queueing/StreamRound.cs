using System.Diagnostics;
using SpanPack.Benchmarks.Streams;
using SpanPack.Benchmarks.Streams.Shop;

namespace SpanPack.Agent.Benchmarks.Queueing;

/// <summary>The traces of the web shop, made one by one and given to a sink when they end, by one thread.</summary>
internal static class StreamRound
{
    private const int TracesBetweenTidying = 256;

    /// <param name="sink">Takes them.</param>
    /// <param name="pace">How fast they come, and how many.</param>
    /// <param name="times">Gets what each call took, in ticks of <see cref="Stopwatch"/>.</param>
    internal static RoundFigures Run(ITraceSink sink, StreamPace pace, List<long> times)
    {
        times.EnsureCapacity(times.Count + pace.SpanCount);
        GC.Collect();
        var promotion = new PromotionMeter();
        long lost = sink.LostSpans;
        TimeSpan processor = Environment.CpuUsage.TotalTime;
        long spans = Feed(sink, pace, times, promotion);
        sink.Complete();
        TimeSpan used = Environment.CpuUsage.TotalTime - processor;
        promotion.Look();
        return new RoundFigures(spans, used.TotalNanoseconds / spans, promotion.PromotedBytes, promotion.Collections, sink.LostSpans - lost);
    }

    private static long Feed(ITraceSink sink, StreamPace pace, List<long> times, PromotionMeter promotion)
    {
        long spans = 0;
        int traces = 0;
        long start = Stopwatch.GetTimestamp();
        foreach (StreamTrace trace in new ShopTraffic(StreamKind.Mixed, pace.SpanCount).Run())
        {
            TraceChunk chunk = trace.ToChunk();
            long before = Stopwatch.GetTimestamp();
            sink.Take(chunk);
            long after = Stopwatch.GetTimestamp();
            times.Add(after - before);
            spans += chunk.SpanCount;
            promotion.Look();
            if (pace.Wait(spans, Stopwatch.GetElapsedTime(start, after)) || ++traces % TracesBetweenTidying == 0) sink.Tidy();
        }

        return spans;
    }
}
