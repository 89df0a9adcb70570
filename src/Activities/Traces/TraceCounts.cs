using System.Diagnostics;

namespace SpanPack;

/// <summary>What became of activities. Safe for any number of threads.</summary>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class TraceCounts
{
    private long _spans;
    private long _filtered;
    private long _unusable;
    private long _partial;
    private long _misuses;

    /// <summary>Gets how many were given to the writer.</summary>
    internal long Spans => Volatile.Read(ref _spans);

    /// <summary>Gets how many the program has left out.</summary>
    internal long Filtered => Volatile.Read(ref _filtered);

    /// <summary>Gets how many have no W3C ids or cannot be mapped, and are no spans.</summary>
    internal long Unusable => Volatile.Read(ref _unusable);

    /// <summary>Gets how many chunks were sent before their local root had ended.</summary>
    internal long Partial => Volatile.Read(ref _partial);

    /// <summary>Gets how often spans were used in a way that does nothing (<see cref="TracingMisuse"/>).</summary>
    internal long Misuses => Volatile.Read(ref _misuses);

    public override string ToString() => $"{Spans} spans, {Filtered} filtered, {Unusable} unusable, {Partial} partial chunks";

    internal void AddSpans(int count) => Interlocked.Add(ref _spans, count);

    internal void AddFiltered(int count) => Interlocked.Add(ref _filtered, count);

    internal void AddUnusable() => Interlocked.Increment(ref _unusable);

    internal void AddMisuse() => Interlocked.Increment(ref _misuses);

    internal void AddPartial() => Interlocked.Increment(ref _partial);
}
