namespace SpanPack.Agent.Benchmarks.Queueing;

/// <summary>How fast the stream comes.</summary>
/// <param name="Name">What tables call it.</param>
/// <param name="SpansPerSecond">How many; 0 for as fast as one thread makes them.</param>
/// <param name="SpanCount">Spans of a round.</param>
internal sealed record StreamPace(string Name, int SpansPerSecond, int SpanCount)
{
    private static readonly TimeSpan s_nap = TimeSpan.FromMilliseconds(1);

    internal static StreamPace Steady { get; } = new("20,000 spans a second", 20_000, 50_000);

    internal static StreamPace Unbounded { get; } = new("as fast as one thread makes them", 0, 200_000);

    /// <summary>Sleeps when the stream is ahead of its time.</summary>
    /// <param name="spans">The spans so far.</param>
    /// <param name="elapsed">The time since the first.</param>
    /// <returns>Whether it slept.</returns>
    internal bool Wait(long spans, TimeSpan elapsed)
    {
        if (SpansPerSecond == 0 || spans <= elapsed.TotalSeconds * SpansPerSecond) return false;
        Thread.Sleep(s_nap);
        return true;
    }
}
