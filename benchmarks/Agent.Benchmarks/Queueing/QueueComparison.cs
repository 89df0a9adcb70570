namespace SpanPack.Agent.Benchmarks.Queueing;

/// <summary>The writer beside a queue, in turns, and beside a program that only makes spans.</summary>
internal static class QueueComparison
{
    private const int Rounds = 3;
    private const int WarmUps = 4; // the last ones after the compiler has done its work

    private static readonly StreamPace[] s_paces = [StreamPace.Steady, StreamPace.Unbounded];
    private static readonly TimeSpan s_nap = TimeSpan.FromMilliseconds(10);
    private static readonly TimeSpan s_compilation = TimeSpan.FromMilliseconds(400);

    internal static List<SinkFigures> Run(TraceFormat format)
    {
        ITraceSink[] sinks = [new NoSink(), new WriterSink(format), new QueueSink(format, TimeSpan.Zero), new QueueSink(format, s_nap)];
        WarmUp(sinks);
        List<SinkFigures> figures = [.. s_paces.SelectMany(pace => Run(sinks, pace, format))];
        foreach (ITraceSink sink in sinks) sink.Dispose();
        return figures;
    }

    private static void WarmUp(ITraceSink[] sinks)
    {
        for (int i = 0; i < WarmUps; i++)
        {
            foreach (ITraceSink sink in sinks) StreamRound.Run(sink, StreamPace.Unbounded, []);
            Thread.Sleep(s_compilation);
        }
    }

    private static IEnumerable<SinkFigures> Run(ITraceSink[] sinks, StreamPace pace, TraceFormat format)
    {
        List<RoundFigures>[] rounds = Array.ConvertAll(sinks, static _ => new List<RoundFigures>());
        List<long>[] times = Array.ConvertAll(sinks, static _ => new List<long>());
        for (int round = 0; round < Rounds; round++)
        {
            for (int i = 0; i < sinks.Length; i++) rounds[i].Add(StreamRound.Run(sinks[i], pace, times[i]));
        }

        return sinks.Select((sink, i) => SinkFigures.Of(pace, format, sink.Name, rounds[i], times[i]));
    }
}
