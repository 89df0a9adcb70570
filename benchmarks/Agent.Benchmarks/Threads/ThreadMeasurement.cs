using System.Diagnostics;
using SpanPack.Agent.Benchmarks.Writing;
using SpanPack.Benchmarks.Streams;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Agent.Benchmarks.Threads;

/// <summary>Two threads that end traces of the mixed stream: one writer for both, beside an encoder for each, in turns.</summary>
internal static class ThreadMeasurement
{
    private const int ThreadCount = 2;
    private const int SpansOfThread = 2000;
    private const int Passes = 100; // a round: about 20 ms
    private const int Rounds = 60;
    private const int WarmUps = 20;

    /// <exception cref="WrongOutputException">Spans were lost.</exception>
    internal static ThreadFigures Run(TraceFormat format)
    {
        var streams = new SpanStream[ThreadCount];
        for (int i = 0; i < streams.Length; i++) streams[i] = new SpanStream(StreamKind.Mixed, SpansOfThread);
        TracePayloadWriter[] encoders = Array.ConvertAll(streams, _ => Encoders.Create(format));
        var writer = new UnsentWriter(format, ThreadCount, obfuscates: false); // encoders do not either
        List<double> alone = [];
        List<double> shared = [];
        for (int round = 0; round < WarmUps + Rounds; round++)
        {
            if (round == WarmUps) (alone, shared) = ([], []);
            alone.Add(Time(streams, i => Encode(encoders[i], streams[i].Chunks)));
            shared.Add(Time(streams, i => Write(writer, streams[i].Chunks)));
        }

        foreach (TracePayloadWriter encoder in encoders) encoder.Dispose();
        Check(writer, streams);
        alone.Sort();
        shared.Sort();
        return new ThreadFigures(alone[^1], shared[^1], alone[alone.Count / 2], shared[shared.Count / 2], writer.StripeCount);
    }

    // Spans a second.
    private static double Time(SpanStream[] streams, Action<int> run)
    {
        using var ready = new Barrier(ThreadCount + 1);
        var threads = new Thread[ThreadCount];
        for (int i = 0; i < threads.Length; i++)
        {
            int number = i;
            threads[i] = new Thread(() =>
            {
                ready.SignalAndWait();
                run(number);
            });
            threads[i].Start();
        }

        ready.SignalAndWait();
        long start = Stopwatch.GetTimestamp();
        foreach (Thread thread in threads) thread.Join();
        return (double)Passes * streams.Sum(static stream => stream.Spans.Length) / Stopwatch.GetElapsedTime(start).TotalSeconds;
    }

    private static void Encode(TracePayloadWriter encoder, TraceChunk[] chunks)
    {
        for (int pass = 0; pass < Passes; pass++)
        {
            foreach (ref readonly TraceChunk chunk in chunks.AsSpan()) Encoders.Append(encoder, chunk);
        }
    }

    private static void Write(UnsentWriter writer, TraceChunk[] chunks)
    {
        for (int pass = 0; pass < Passes; pass++)
        {
            foreach (ref readonly TraceChunk chunk in chunks.AsSpan()) writer.Write(chunk);
            writer.TakeAll();
        }
    }

    private static void Check(UnsentWriter writer, SpanStream[] streams)
    {
        writer.Close();
        writer.TakeAll();
        long written = (long)(WarmUps + Rounds) * Passes * streams.Sum(static stream => stream.Spans.Length);
        if (writer.TakenSpans != written) throw new WrongOutputException($"{writer.TakenSpans} of {written} spans are in segments.");
    }
}
